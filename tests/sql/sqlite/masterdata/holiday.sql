select id from holiday where plant_id = ? order by begin_date desc, id desc limit ?
and id in (?, …) -- id
select row_groups(10000, 1, 0, substr(begin_date, 1, 7)) from holiday where plant_id = ? -- group_begin_date
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
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=?)

and begin_date = ?
--   SEARCH holiday USING COVERING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date=?)

and (begin_date >= ? and begin_date <= ?)
--   SEARCH holiday USING COVERING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date>? AND begin_date<?)

select max(id) from holiday -- group_holiday_type, group_created_at, group_updated_at, group_measures
--   SEARCH holiday

select row_groups(10000, 1, 0, holiday_type) from holiday indexed by holiday__plant_uq where plant_id = ?
-- group_holiday_type, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from holiday indexed by holiday__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from holiday indexed by holiday__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH holiday USING INDEX holiday__plant_uq (plant_id=?)
