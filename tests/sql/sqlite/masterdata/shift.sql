select id from shift where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from shift where plant_id = ?
and id in (?, …) -- id
--   SEARCH shift USING COVERING INDEX shift__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH shift USING COVERING INDEX shift__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH shift USING COVERING INDEX shift__plant_uq (plant_id=?)

and id = ?
--   SEARCH shift USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH shift USING INDEX shift__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name like ? escape '\' -- keyword
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH shift USING INDEX shift__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY
