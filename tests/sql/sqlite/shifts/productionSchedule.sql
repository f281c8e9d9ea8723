select id from production_schedule where plant_id = ? order by date desc, id desc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_date_id_ix (plant_id=?)

select count(*) from production_schedule where plant_id = ?
order by id asc -- id
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_uq (plant_id=?)

order by date asc, id asc
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_date_id_ix (plant_id=?)

and id = ?
--   SEARCH production_schedule USING INTEGER PRIMARY KEY (rowid=?)

and date = ?
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_date_id_ix (plant_id=? AND date=?)

and (date >= ? and date <= ?)
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_date_id_ix (plant_id=? AND date>? AND date<?)

and {} = ? -- {}: shift_id, position_id, equipment_id, team_id
and {} is null -- {}: equipment_id, team_id
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_{}_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: shift_id, position_id
and {} = ? -- {}: origin
and {} in (?, …) -- {}: origin
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH production_schedule USING INDEX production_schedule__plant_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, date as at0, id as at1 from production_schedule where (plant_id = ? and {} = ?) order by date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: shift_id, position_id, equipment_id, team_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH production_schedule USING COVERING INDEX production_schedule__plant_{}_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH production_schedule USING COVERING INDEX production_schedule__plant_{}_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id in (select production_schedule_worker.owner_id from production_schedule_worker where production_schedule_worker.target_id in (?, …))
-- worker_ids
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_date_id_ix (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH production_schedule_worker USING INDEX production_schedule_worker_target_ix (target_id=?)
--     CREATE BLOOM FILTER

select row_groups(10000, 1, 0, substr(date, 1, 7)) from production_schedule where plant_id = ? -- group_date, group_measures
select team_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_team_id
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_team_date_id_ix (plant_id=?)

select shift_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_shift_date_id_ix (plant_id=?)

select position_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_position_id
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_position_date_id_ix (plant_id=?)

select equipment_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_equipment_date_id_ix (plant_id=?)

select max(id) from production_schedule -- group_origin, group_created_at, group_updated_at
--   SEARCH production_schedule

select row_groups(10000, 1, 0, origin) from production_schedule indexed by production_schedule__plant_uq where plant_id = ? -- group_origin
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from production_schedule indexed by production_schedule__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from production_schedule indexed by production_schedule__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH production_schedule USING INDEX production_schedule__plant_uq (plant_id=?)
