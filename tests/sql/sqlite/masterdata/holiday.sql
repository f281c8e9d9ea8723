select id from holiday where plant_id = ? order by begin_date desc, id desc limit ?
and id in (?, …) -- id
--   SEARCH holiday USING COVERING INDEX holiday__plant_begin_date_id_ix (plant_id=?)

select count(*) from holiday where plant_id = ?
order by id asc -- id
--   SEARCH holiday USING COVERING INDEX holiday__plant_uq (plant_id=?)

order by begin_date asc, id asc
--   SEARCH holiday USING COVERING INDEX holiday__plant_begin_date_id_ix (plant_id=?)

and id = ?
--   SEARCH holiday USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: holiday_type, name
and {} in (?, …) -- {}: holiday_type, name
and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name like ? escape '\' -- keyword
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=?)

and begin_date = ?
--   SEARCH holiday USING COVERING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date=?)

and (begin_date >= ? and begin_date <= ?)
--   SEARCH holiday USING COVERING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date>? AND begin_date<?)
