select id from department order by sort_order asc, id asc limit ?
select count(*) from department
--   SCAN department USING COVERING INDEX department__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN department USING COVERING INDEX department__sort_order_id_ix

order by id asc
--   SCAN department

and id = ?
--   SEARCH department USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH department USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: dept_name, status
and {} is null -- {}: dept_name
and {} in (?, …) -- {}: dept_name, status
and {} like ? escape '\' -- {}: dept_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and dept_name like ? escape '\' -- keyword
--   SCAN department USING INDEX department__sort_order_id_ix

and parent_id = ?
and parent_id is null
--   SEARCH department USING COVERING INDEX department__parent_sort_order_id_ix (parent_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from department where parent_id = ? order by sort_order asc, id asc limit ?
  ) as part0
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
--           SEARCH department USING COVERING INDEX department__parent_sort_order_id_ix (parent_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH department USING COVERING INDEX department__parent_sort_order_id_ix (parent_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
