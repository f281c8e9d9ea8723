select id from fault order by sort_order asc, id asc limit ?
select count(*) from fault
--   SCAN fault USING COVERING INDEX fault__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN fault USING COVERING INDEX fault__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from fault -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from fault -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from fault -- group_updated_at
--   SCAN fault

and id = ?
--   SEARCH fault USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH fault USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH fault USING INDEX fault__name_uq (name=?)

and {} is null -- {}: name, category_id
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\') -- keyword
--   SCAN fault USING INDEX fault__sort_order_id_ix

and name in (?, …)
--   SEARCH fault USING INDEX fault__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

and category_id = ?
--   SEARCH fault USING COVERING INDEX fault__category_sort_order_id_ix (category_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, sort_order as at0, id as at1 from fault where category_id = ? order by sort_order asc, id asc limit ?) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH fault USING COVERING INDEX fault__category_sort_order_id_ix (category_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH fault USING COVERING INDEX fault__category_sort_order_id_ix (category_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select category_id as key0, count(*) from fault group by 1 limit ? -- group_category_id, group_measures
--   SCAN fault USING COVERING INDEX fault__category_sort_order_id_ix

select max(id) from fault -- group_status, group_created_at, group_updated_at
--   SEARCH fault
