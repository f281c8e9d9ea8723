select id from maintenance_plan_part where plant_id = ? order by id desc limit ?
select count(*) from maintenance_plan_part where plant_id = ?
order by id asc -- id
--   SEARCH maintenance_plan_part USING COVERING INDEX maintenance_plan_part__plant_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH maintenance_plan_part USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: plan_id, part_id
--   SEARCH maintenance_plan_part USING COVERING INDEX maintenance_plan_part__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: plan_id, part_id
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and part_name like ? escape '\' -- keyword
--   SEARCH maintenance_plan_part USING INDEX maintenance_plan_part__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from maintenance_plan_part where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: plan_id, part_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH maintenance_plan_part USING COVERING INDEX maintenance_plan_part__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH maintenance_plan_part USING COVERING INDEX maintenance_plan_part__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
