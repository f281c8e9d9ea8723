select id from production_position where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH production_position USING COVERING INDEX production_position__plant_sort_order_id_ix (plant_id=?)

select count(*) from production_position where plant_id = ?
order by id asc -- id
--   SEARCH production_position USING COVERING INDEX production_position__plant_uq (plant_id=?)

order by sort_order desc, id desc
--   SEARCH production_position USING COVERING INDEX production_position__plant_sort_order_id_ix (plant_id=?)

and id = ?
--   SEARCH production_position USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH production_position USING INDEX production_position__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH production_position USING INDEX production_position__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH production_position USING INDEX production_position__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from production_position -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH production_position

select row_groups(10000, 1, 0, status) from production_position indexed by production_position__plant_uq where plant_id = ?
-- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from production_position indexed by production_position__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from production_position indexed by production_position__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH production_position USING INDEX production_position__plant_uq (plant_id=?)
