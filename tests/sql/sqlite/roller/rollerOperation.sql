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
and name like ? escape '\' -- keyword
--   SEARCH roller_operation USING INDEX roller_operation__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH roller_operation USING INDEX roller_operation__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY
