select id from shift_notice where plant_id = ? order by date desc, id desc limit ?
and id in (?, …) -- id
--   SEARCH shift_notice USING COVERING INDEX shift_notice__plant_date_id_ix (plant_id=?)

select count(*) from shift_notice where plant_id = ?
order by id asc -- id
--   SEARCH shift_notice USING COVERING INDEX shift_notice__plant_uq (plant_id=?)

order by date asc, id asc
--   SEARCH shift_notice USING COVERING INDEX shift_notice__plant_date_id_ix (plant_id=?)

and id = ?
--   SEARCH shift_notice USING INTEGER PRIMARY KEY (rowid=?)

and date = ?
--   SEARCH shift_notice USING COVERING INDEX shift_notice__plant_date_id_ix (plant_id=? AND date=?)

and (date >= ? and date <= ?)
--   SEARCH shift_notice USING COVERING INDEX shift_notice__plant_date_id_ix (plant_id=? AND date>? AND date<?)

and {} = ? -- {}: title
and {} is null -- {}: title
and {} in (?, …) -- {}: title
and {} like ? escape '\' -- {}: title
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and title like ? escape '\' -- keyword
--   SEARCH shift_notice USING INDEX shift_notice__plant_date_id_ix (plant_id=?)
