select id from department order by sort_order asc, id asc limit ?
select count(*) from department
--   SCAN department USING COVERING INDEX department__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN department USING COVERING INDEX department__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from department -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from department -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from department -- group_updated_at
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
and dept_name like ? escape '\' and (dept_name like ? escape '\' or squeezed(dept_name) like ? escape '\') -- keyword
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

select parent_id as key0, count(*) from department group by 1 limit ? -- group_parent_id, group_measures
--   SCAN department USING COVERING INDEX department__parent_sort_order_id_ix

select max(id) from department -- group_status, group_created_at, group_updated_at
--   SEARCH department
