select id from fault_category order by sort_order asc, id asc limit ?
select count(*) from fault_category
--   SCAN fault_category USING COVERING INDEX fault_category__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN fault_category USING COVERING INDEX fault_category__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from fault_category -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from fault_category -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from fault_category -- group_updated_at
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
and name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\') -- keyword
--   SCAN fault_category USING INDEX fault_category__sort_order_id_ix

and name in (?, …)
--   SEARCH fault_category USING INDEX fault_category__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from fault_category -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH fault_category
