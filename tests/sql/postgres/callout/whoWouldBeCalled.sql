select * from {} where (plant_id = ? and (date in (?, …) and status = ?)) order by +id -- {}: attendance
select * from {} where (plant_id = ? and date in (?, …)) order by +id -- {}: production_schedule
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using {}__plant_date_id_ix on {}
--           Index Cond: ((plant_id = ?) AND (date = ANY (ARRAY[?, ?])))

select * from {} where (id = ? and plant_id = ?) -- {}: call_ladder, equipment, shift_team, worker
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from call_ladder_step where (plant_id = ? and ladder_id = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--           Index Cond: ((plant_id = ?) AND (ladder_id = ?))

select * from notification_type where code = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using notification_type__code_id_ix on notification_type
--           Index Cond: (code = ?)

select * from repairer where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repairer__worker_id_uq on repairer
--           Index Cond: (plant_id = ?)

select * from shift where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift__plant_sort_order_id_ix on shift
--           Index Cond: (plant_id = ?)

select * from shift_change where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select * from shift_notice where (plant_id = ? and date = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: ((plant_id = ?) AND (date = ?))

select * from shift_past where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_past__plant_id_ix on shift_past
--           Index Cond: (plant_id = ?)

select * from shift_team_member where (plant_id = ? and team_id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_team_member__plant_team_id_ix on shift_team_member
--           Index Cond: ((plant_id = ?) AND (team_id = ANY (ARRAY[?, ?])))

select * from worker where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using worker__user_id_uq on worker
--           Index Cond: (plant_id = ?)

select * from worker_vacation where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using worker_vacation__plant_uq on worker_vacation
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   Limit
--     -> Index Scan using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date <= ?))

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
