select id from call_ladder_step where plant_id = ? order by position asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__plant_position_id_ix (plant_id=?)

select count(*) from call_ladder_step where plant_id = ?
--   SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__plant_ladder_position_id_ix (plant_id=?)

order by position desc, id desc
--   SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__plant_position_id_ix (plant_id=?)

order by id asc
--   SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__plant_uq (plant_id=?)

and id = ?
--   SEARCH call_ladder_step USING INTEGER PRIMARY KEY (rowid=?)

and ladder_id = ?
--   SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__ladder_id_position_uq (plant_id=? AND ladder_id=?)

and {} is null -- {}: ladder_id
and {} = ? -- {}: whom
and {} in (?, …) -- {}: whom
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH call_ladder_step USING INDEX call_ladder_step__plant_position_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, position as at0, id as at1
    from call_ladder_step
    where (plant_id = ? and ladder_id = ?)
    order by position asc, id asc
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
--           SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__ladder_id_position_uq (plant_id=? AND ladder_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__ladder_id_position_uq (plant_id=? AND ladder_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select ladder_id as key0, count(*) from call_ladder_step where plant_id = ? group by 1 limit ? -- group_ladder_id
--   SEARCH call_ladder_step USING COVERING INDEX call_ladder_step__ladder_id_position_uq (plant_id=?)

select max(id) from call_ladder_step -- group_whom, group_created_at, group_updated_at, group_measures
--   SEARCH call_ladder_step

select row_groups(10000, 1, 0, whom) from call_ladder_step indexed by call_ladder_step__plant_uq where plant_id = ? -- group_whom
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from call_ladder_step indexed by call_ladder_step__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from call_ladder_step indexed by call_ladder_step__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, ladder_id, pause_minutes) from call_ladder_step indexed by call_ladder_step__plant_uq where plant_id = ?
-- group_measures
--   SEARCH call_ladder_step USING INDEX call_ladder_step__plant_uq (plant_id=?)
