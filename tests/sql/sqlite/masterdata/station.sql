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
and name like ? escape '\' -- keyword
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
