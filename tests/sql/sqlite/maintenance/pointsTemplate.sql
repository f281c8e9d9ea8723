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
and name like ? escape '\' -- keyword
--   SEARCH points_template USING INDEX points_template__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH points_template USING INDEX points_template__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY
