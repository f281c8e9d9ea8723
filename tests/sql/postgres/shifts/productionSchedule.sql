select id from production_schedule where plant_id = ? order by date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using production_schedule__plant_date_id_ix on production_schedule
--           Index Cond: (plant_id = ?)

select count(*) from production_schedule where plant_id = ?
--   Aggregate
--     -> Index Only Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--           Index Cond: (plant_id = ?)

order by date asc, id asc
--   Limit
--     -> Index Only Scan using production_schedule__plant_date_id_ix on production_schedule
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using production_schedule__plant_uq on production_schedule
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC
--           -> Index Scan using production_schedule__plant_uq on production_schedule
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using production_schedule__plant_uq on production_schedule
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and date = ?
--   Limit
--     -> Index Only Scan Backward using production_schedule__plant_date_id_ix on production_schedule
--           Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Index Only Scan Backward using production_schedule__plant_date_id_ix on production_schedule
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and {} = ? -- {}: shift_id, position_id, equipment_id, team_id
--   Limit
--     -> Index Only Scan Backward using production_schedule__plant_{}_date_id_ix on production_schedule
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: shift_id, position_id, team_id
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using production_schedule__plant_{}_date_id_ix on production_schedule
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using production_schedule__plant_{}_date_id_ix on production_schedule
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and equipment_id is null
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--                 Index Cond: ((plant_id = ?) AND (equipment_id IS NULL))

and id in (select production_schedule_worker.owner_id from production_schedule_worker where production_schedule_worker.target_id in (?, …))
-- worker_ids
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan Backward using production_schedule__plant_date_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)
--           -> Index Only Scan using production_schedule_worker_owner_id_target_id_pk on production_schedule_worker
--                 Index Cond: ((owner_id = production_schedule.id) AND (target_id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: origin
and {} in (?, …) -- {}: origin
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using production_schedule__plant_date_id_ix on production_schedule
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select substr(date, 1, 7) as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_date, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: substr(date, 1, 7)
--           -> Index Only Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using production_schedule__plant_shift_date_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select position_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_position_id
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Only Scan using production_schedule__plant_position_date_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select team_id as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_team_id
--   Limit
--     -> GroupAggregate
--           Group Key: team_id
--           -> Index Only Scan using production_schedule__plant_team_date_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select max(id) from production_schedule -- group_origin, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using production_schedule_pkey on production_schedule
--                   Index Cond: (id IS NOT NULL)

select origin as key0, count(*) from production_schedule where plant_id = ? group by 1 limit ? -- group_origin
--   Limit
--     -> HashAggregate
--           Group Key: origin
--           -> Index Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from production_schedule
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from production_schedule
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--                 Index Cond: (plant_id = ?)
