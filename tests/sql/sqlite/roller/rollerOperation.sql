select id from roller_operation where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from roller_operation where plant_id = ?
and id in (?, …) -- id
--   SEARCH roller_operation USING COVERING INDEX roller_operation__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH roller_operation USING COVERING INDEX roller_operation__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH roller_operation USING COVERING INDEX roller_operation__plant_uq (plant_id=?)

and id = ?
--   SEARCH roller_operation USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH roller_operation USING INDEX roller_operation__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: effect, status
and {} in (?, …) -- {}: effect, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH roller_operation USING INDEX roller_operation__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH roller_operation USING INDEX roller_operation__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from roller_operation -- group_effect, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH roller_operation

select row_groups(10000, 1, 0, effect) from roller_operation indexed by roller_operation__plant_uq where plant_id = ?
-- group_effect, group_measures
select row_groups(10000, 1, 0, status) from roller_operation indexed by roller_operation__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from roller_operation indexed by roller_operation__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from roller_operation indexed by roller_operation__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH roller_operation USING INDEX roller_operation__plant_uq (plant_id=?)
