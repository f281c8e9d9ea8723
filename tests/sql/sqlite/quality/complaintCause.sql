select id from complaint_cause order by sort_order asc, id asc limit ?
select count(*) from complaint_cause
--   SCAN complaint_cause USING COVERING INDEX complaint_cause__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN complaint_cause USING COVERING INDEX complaint_cause__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from complaint_cause -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from complaint_cause -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from complaint_cause -- group_updated_at
--   SCAN complaint_cause

order by name asc, id asc
--   SCAN complaint_cause USING COVERING INDEX complaint_cause__name_uq

and id = ?
--   SEARCH complaint_cause USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH complaint_cause USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH complaint_cause USING INDEX complaint_cause__name_uq (name=?)

and {} is null -- {}: name, name_en
and {} like ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, status
and {} in (?, …) -- {}: name_en, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
  or (name_en like ? escape '\' and (name_en like ? escape '\' or squeezed(name_en) like ? escape '\'))
-- keyword
--   SCAN complaint_cause USING INDEX complaint_cause__sort_order_id_ix

and name in (?, …)
--   SEARCH complaint_cause USING INDEX complaint_cause__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

and parent_id = ?
and parent_id is null
--   SEARCH complaint_cause USING COVERING INDEX complaint_cause__parent_sort_order_id_ix (parent_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from complaint_cause where parent_id = ? order by sort_order asc, id asc limit ?
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
--           SEARCH complaint_cause USING COVERING INDEX complaint_cause__parent_sort_order_id_ix (parent_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint_cause USING COVERING INDEX complaint_cause__parent_sort_order_id_ix (parent_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select parent_id as key0, count(*) from complaint_cause group by 1 limit ? -- group_parent_id, group_measures
--   SCAN complaint_cause USING COVERING INDEX complaint_cause__parent_sort_order_id_ix

select max(id) from complaint_cause -- group_status, group_created_at, group_updated_at
--   SEARCH complaint_cause
