select id from fault_category order by sort_order asc, id asc limit ?
select count(*) from fault_category
--   SCAN fault_category USING COVERING INDEX fault_category__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN fault_category USING COVERING INDEX fault_category__sort_order_id_ix

order by id asc
--   SCAN fault_category

and id = ?
--   SEARCH fault_category USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH fault_category USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH fault_category USING INDEX fault_category__name_uq (name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name like ? escape '\' -- keyword
--   SCAN fault_category USING INDEX fault_category__sort_order_id_ix

and name in (?, …)
--   SEARCH fault_category USING INDEX fault_category__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY
