select id from shift_notice where plant_id = ? order by date desc, id desc limit ?
and id in (?, …) -- id
select row_groups(10000, 1, 0, substr(date, 1, 7)) from shift_notice where plant_id = ? -- group_date, group_measures
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
and (title like ? escape '\' and (title like ? escape '\' or squeezed(title) like ? escape '\')) -- keyword
--   SEARCH shift_notice USING INDEX shift_notice__plant_date_id_ix (plant_id=?)

select max(id) from shift_notice -- group_created_at, group_updated_at
--   SEARCH shift_notice

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_notice indexed by shift_notice__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_notice indexed by shift_notice__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH shift_notice USING INDEX shift_notice__plant_uq (plant_id=?)
