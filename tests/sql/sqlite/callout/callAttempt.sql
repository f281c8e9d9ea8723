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
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
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

select run_id as key0, count(*) from call_attempt where plant_id = ? group by 1 limit ? -- group_run_id
--   SEARCH call_attempt USING COVERING INDEX call_attempt__plant_run_id_ix (plant_id=?)

select row_groups(10000, 1, 0, state) from call_attempt where plant_id = ? -- group_state
--   SEARCH call_attempt USING COVERING INDEX call_attempt__plant_user_state_id_ix (plant_id=?)

select max(id) from call_attempt -- group_created_at, group_updated_at
--   SEARCH call_attempt

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from call_attempt indexed by call_attempt__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from call_attempt indexed by call_attempt__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH call_attempt USING INDEX call_attempt__plant_uq (plant_id=?)

select run_id as key0, count(*), cast(sum(position) as text), cast(count(position) as text), cast(min(position) as text),
  cast(max(position) as text)
from call_attempt
where plant_id = ?
group by 1
limit ?
-- group_measures
--   SEARCH call_attempt USING COVERING INDEX call_attempt__run_id_position_person_key_uq (plant_id=?)
