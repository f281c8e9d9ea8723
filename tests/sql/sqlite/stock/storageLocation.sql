select id from storage_location where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH storage_location USING COVERING INDEX storage_location__plant_sort_order_id_ix (plant_id=?)

select count(*) from storage_location where plant_id = ?
select parent_id as key0, count(*) from storage_location where plant_id = ? group by 1 limit ? -- group_parent_id, group_measures
--   SEARCH storage_location USING COVERING INDEX storage_location__plant_parent_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH storage_location USING COVERING INDEX storage_location__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH storage_location USING COVERING INDEX storage_location__plant_uq (plant_id=?)

order by code asc, id asc
--   SEARCH storage_location USING COVERING INDEX storage_location__code_uq (plant_id=?)

and id = ?
--   SEARCH storage_location USING INTEGER PRIMARY KEY (rowid=?)

and code = ?
--   SEARCH storage_location USING INDEX storage_location__code_uq (plant_id=? AND code=?)

and {} is null -- {}: code
and {} like ? escape '\' -- {}: code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (code like ? escape '\' and (code like ? escape '\' or squeezed(code) like ? escape '\')) -- keyword
--   SEARCH storage_location USING INDEX storage_location__plant_sort_order_id_ix (plant_id=?)

and code in (?, …)
--   SEARCH storage_location USING INDEX storage_location__code_uq (plant_id=? AND code=?)
--   USE TEMP B-TREE FOR ORDER BY

and parent_id = ?
and parent_id is null
--   SEARCH storage_location USING COVERING INDEX storage_location__plant_parent_sort_order_id_ix (plant_id=? AND parent_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from storage_location
    where (plant_id = ? and parent_id = ?)
    order by sort_order asc, id asc
    limit ?
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
--           SEARCH storage_location USING COVERING INDEX storage_location__plant_parent_sort_order_id_ix (plant_id=? AND parent_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH storage_location USING COVERING INDEX storage_location__plant_parent_sort_order_id_ix (plant_id=? AND parent_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from storage_location -- group_status, group_created_at, group_updated_at
--   SEARCH storage_location

select row_groups(10000, 1, 0, status) from storage_location indexed by storage_location__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from storage_location indexed by storage_location__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from storage_location indexed by storage_location__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH storage_location USING INDEX storage_location__plant_uq (plant_id=?)
