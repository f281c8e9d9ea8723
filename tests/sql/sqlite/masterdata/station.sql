select id from station where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from station where plant_id = ?
and id in (?, …) -- id
--   SEARCH station USING COVERING INDEX station__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH station USING COVERING INDEX station__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH station USING COVERING INDEX station__plant_uq (plant_id=?)

and id = ?
--   SEARCH station USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH station USING INDEX station__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH station USING INDEX station__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH station USING INDEX station__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

and workshop_id = ?
and workshop_id is null
--   SEARCH station USING COVERING INDEX station__plant_workshop_sort_order_id_ix (plant_id=? AND workshop_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from station
    where (plant_id = ? and workshop_id = ?)
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
--           SEARCH station USING COVERING INDEX station__plant_workshop_sort_order_id_ix (plant_id=? AND workshop_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH station USING COVERING INDEX station__plant_workshop_sort_order_id_ix (plant_id=? AND workshop_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select workshop_id as key0, count(*) from station where plant_id = ? group by 1 limit ? -- group_workshop_id, group_measures
--   SEARCH station USING COVERING INDEX station__plant_workshop_sort_order_id_ix (plant_id=?)

select max(id) from station -- group_status, group_created_at, group_updated_at
--   SEARCH station

select row_groups(10000, 1, 0, status) from station indexed by station__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from station indexed by station__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from station indexed by station__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH station USING INDEX station__plant_uq (plant_id=?)
