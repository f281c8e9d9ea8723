select id from ink_unit where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from ink_unit where plant_id = ?
and id in (?, …) -- id
--   SEARCH ink_unit USING COVERING INDEX ink_unit__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH ink_unit USING COVERING INDEX ink_unit__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH ink_unit USING COVERING INDEX ink_unit__plant_uq (plant_id=?)

order by name asc, id asc
--   SEARCH ink_unit USING COVERING INDEX ink_unit__name_uq (plant_id=?)

and id = ?
--   SEARCH ink_unit USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH ink_unit USING INDEX ink_unit__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH ink_unit USING INDEX ink_unit__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH ink_unit USING INDEX ink_unit__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from ink_unit -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH ink_unit

select row_groups(10000, 1, 0, status) from ink_unit indexed by ink_unit__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from ink_unit indexed by ink_unit__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from ink_unit indexed by ink_unit__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, status, weight) from ink_unit indexed by ink_unit__plant_uq where plant_id = ? -- group_measures
--   SEARCH ink_unit USING INDEX ink_unit__plant_uq (plant_id=?)
