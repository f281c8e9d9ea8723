select id from points_template where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH points_template USING COVERING INDEX points_template__plant_sort_order_id_ix (plant_id=?)

select count(*) from points_template where plant_id = ?
order by id asc -- id
--   SEARCH points_template USING COVERING INDEX points_template__plant_uq (plant_id=?)

order by sort_order desc, id desc
--   SEARCH points_template USING COVERING INDEX points_template__plant_sort_order_id_ix (plant_id=?)

and id = ?
--   SEARCH points_template USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH points_template USING INDEX points_template__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: has_inspect, has_maint, status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH points_template USING INDEX points_template__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH points_template USING INDEX points_template__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from points_template -- group_has_inspect, group_has_maint, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH points_template

select row_groups(10000, 1, 0, has_inspect) from points_template indexed by points_template__plant_uq where plant_id = ?
-- group_has_inspect
select row_groups(10000, 1, 0, has_maint) from points_template indexed by points_template__plant_uq where plant_id = ? -- group_has_maint
select row_groups(10000, 1, 0, status) from points_template indexed by points_template__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from points_template indexed by points_template__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from points_template indexed by points_template__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, has_inspect, maint_cycle) from points_template indexed by points_template__plant_uq where plant_id = ?
-- group_measures
--   SEARCH points_template USING INDEX points_template__plant_uq (plant_id=?)
