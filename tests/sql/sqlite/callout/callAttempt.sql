select id from call_attempt where plant_id = ? order by id asc limit ?
select count(*) from call_attempt where plant_id = ?
order by id desc -- id
--   SEARCH call_attempt USING COVERING INDEX call_attempt__plant_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH call_attempt USING INTEGER PRIMARY KEY (rowid=?)

and run_id = ?
--   SEARCH call_attempt USING COVERING INDEX call_attempt__plant_run_id_ix (plant_id=? AND run_id=?)

and {} is null -- {}: run_id
and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name like ? escape '\' -- keyword
--   SEARCH call_attempt USING INDEX call_attempt__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from call_attempt where (plant_id = ? and run_id = ?) order by id asc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH call_attempt USING COVERING INDEX call_attempt__plant_run_id_ix (plant_id=? AND run_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH call_attempt USING COVERING INDEX call_attempt__plant_run_id_ix (plant_id=? AND run_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
