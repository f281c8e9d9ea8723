select id from dict_data order by sort_order asc, id asc limit ?
select count(*) from dict_data
--   SCAN dict_data USING COVERING INDEX dict_data__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN dict_data USING COVERING INDEX dict_data__sort_order_id_ix

order by id asc
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
and label like ? escape '\' or label_en like ? escape '\' or value like ? escape '\' -- keyword
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
