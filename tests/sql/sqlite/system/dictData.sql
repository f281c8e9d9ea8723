select id from dict_data order by sort_order asc, id asc limit ?
select count(*) from dict_data
--   SCAN dict_data USING COVERING INDEX dict_data__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN dict_data USING COVERING INDEX dict_data__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from dict_data -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from dict_data -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from dict_data -- group_updated_at
--   SCAN dict_data

and id = ?
--   SEARCH dict_data USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH dict_data USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and type_id = ?
--   SEARCH dict_data USING COVERING INDEX dict_data__type_sort_order_id_ix (type_id=?)

and {} is null -- {}: type_id, label, label_en, value
and {} = ? -- {}: label, label_en, value, status
and {} in (?, …) -- {}: label, label_en, value, status
and {} like ? escape '\' -- {}: label, label_en, value
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (label like ? escape '\' and (label like ? escape '\' or squeezed(label) like ? escape '\'))
  or (label_en like ? escape '\' and (label_en like ? escape '\' or squeezed(label_en) like ? escape '\'))
  or (value like ? escape '\' and (value like ? escape '\' or squeezed(value) like ? escape '\'))
-- keyword
--   SCAN dict_data USING INDEX dict_data__sort_order_id_ix

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, sort_order as at0, id as at1 from dict_data where type_id = ? order by sort_order asc, id asc limit ?) as part0
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
--           SEARCH dict_data USING COVERING INDEX dict_data__type_sort_order_id_ix (type_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH dict_data USING COVERING INDEX dict_data__type_sort_order_id_ix (type_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select type_id as key0, count(*) from dict_data group by 1 limit ? -- group_type_id, group_measures
--   SCAN dict_data USING COVERING INDEX dict_data__type_sort_order_id_ix

select max(id) from dict_data -- group_status, group_created_at, group_updated_at
--   SEARCH dict_data
