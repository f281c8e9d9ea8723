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
and name like ? escape '\' -- keyword
--   SEARCH ink_unit USING INDEX ink_unit__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH ink_unit USING INDEX ink_unit__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY
