select id from shift_pattern where plant_id = ? order by name asc, id asc limit ?
and id in (?, …) -- id
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH shift_pattern USING COVERING INDEX shift_pattern__name_uq (plant_id=?)

select count(*) from shift_pattern where plant_id = ?
order by id asc -- id
--   SEARCH shift_pattern USING COVERING INDEX shift_pattern__plant_uq (plant_id=?)

order by name desc, id desc
and name is null
and name like ? escape '\'
--   SEARCH shift_pattern USING COVERING INDEX shift_pattern__name_uq (plant_id=?)

and id = ?
--   SEARCH shift_pattern USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
and name in (?, …)
--   SEARCH shift_pattern USING COVERING INDEX shift_pattern__name_uq (plant_id=? AND name=?)

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH shift_pattern USING INDEX shift_pattern__name_uq (plant_id=?)

select max(id) from shift_pattern -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH shift_pattern

select row_groups(10000, 1, 0, status) from shift_pattern indexed by shift_pattern__plant_uq where plant_id = ?
-- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_pattern indexed by shift_pattern__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_pattern indexed by shift_pattern__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH shift_pattern USING INDEX shift_pattern__plant_uq (plant_id=?)
