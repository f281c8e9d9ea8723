select * from attendance where (plant_id = ? and (date in (?, …) and status = ?)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using attendance__plant_date_id_ix on attendance
--           Index Cond: ((plant_id = ?) AND (date = ANY (ARRAY[?, ?])))

select * from {} where plant_id = ? order by +id -- {}: production_position, shift
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using {}__plant_sort_order_id_ix on {}
--           Index Cond: (plant_id = ?)

select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: shift, worker
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from shift_change where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select * from shift_past where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_past__plant_id_ix on shift_past
--           Index Cond: (plant_id = ?)

select id, date, shift_id, position_id, equipment_id, team_id, origin
from production_schedule
where (plant_id = ? and date between ? and ?)
order by date, id
--   Index Scan using production_schedule__plant_date_id_ix on production_schedule
--     Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

select owner_id, target_id
from production_schedule_worker
where owner_id = any((select ?::text::bigint[])::bigint[])
order by owner_id, position
--   Incremental Sort
--     Sort Key: production_schedule_worker.owner_id, production_schedule_worker."position"
--     Presorted Key: production_schedule_worker.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using production_schedule_worker_owner_id_target_id_pk on production_schedule_worker
--           Index Cond: (owner_id = ANY (?))
