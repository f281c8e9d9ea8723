select * from {} where (plant_id = ? and (date in (?, …) and status = ?)) order by +id -- {}: attendance
select * from {} where (plant_id = ? and date in (?, …)) order by +id -- {}: production_schedule
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using {}__plant_date_id_ix on {}
--           Index Cond: ((plant_id = ?) AND (date = ANY (ARRAY[?, ?])))

select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
-- {}: equipment, maintenance_order, repairer, report_log, spare_part, worker_vacation, workshop
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from inspection_order where (plant_id = ? and (status = ? and plan_date in (?, …))) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND (status = ?))

select * from maintenance_order where (plant_id = ? and status in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select * from part_reservation where (plant_id = ? and maintenance_order_id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using part_reservation__plant_maintenance_order_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (maintenance_order_id = ANY (ARRAY[?, ?])))

select * from part_reservation where (plant_id = ? and part_id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using part_reservation__plant_part_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (part_id = ANY (ARRAY[?, ?])))

select * from part_reservation where (plant_id = ? and repair_log_id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using part_reservation__plant_repair_log_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (repair_log_id = ANY (ARRAY[?, ?])))

select * from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by +id
select * from repair_log where (plant_id = ? and status in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select * from repair_log where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ?))

select * from repair_time_log where (plant_id = ? and (repair_id in (?, …) and status = ?)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repair_time_log__plant_repair_log_date_id_ix on repair_time_log
--           Index Cond: ((plant_id = ?) AND (repair_id = ANY (ARRAY[?, ?])))

select * from repairer where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repairer__worker_id_uq on repairer
--           Index Cond: (plant_id = ?)

select * from report_log where (plant_id = ? and (status in (?, …) and joined_to_id is null)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using report_log__plant_joined_to_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (joined_to_id IS NULL))

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

select * from shift_past where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_past__plant_id_ix on shift_past
--           Index Cond: (plant_id = ?)

select * from worker where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using worker__user_id_uq on worker
--           Index Cond: (plant_id = ?)

select count(distinct repair_id), count(distinct maintenance_id), sum(case when repair_id is not null then hours end),
  sum(case when maintenance_id is not null then hours end)
from repair_time_log
where (plant_id = ? and (plant_id = ? and status = ? and log_date >= ?))
--   Aggregate
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Index Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--                 Index Cond: ((plant_id = ?) AND (log_date >= ?) AND (status = ?))

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   Limit
--     -> Index Scan using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select id, date, shift_id, position_id, equipment_id, team_id, origin
from production_schedule
where (plant_id = ? and date between ? and ?)
order by date, id
--   Index Scan using production_schedule__plant_date_id_ix on production_schedule
--     Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

select id, owner_id, status, plan_date, updated_at
from maintenance_order
where (plant_id = ? and (plant_id = ? and status in (?, …) and plan_date <= ?))
--   Result
--     One-Time Filter: (? = ?)
--     -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])) AND (plan_date <= ?))

select id, repair_no, equipment_id, fault_category_id, fault_description, complete_date
from repair_log
where (
  plant_id = ?
    and (
      plant_id = ? and status = ? and complete_date >= ?
        and (equipment_id in (?, …) or fault_category_id in (?, …) or fault_description in (?, …))
    )
)
order by complete_date desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: complete_date DESC, id DESC
--           -> Result
--                 One-Time Filter: (? = ?)
--                 -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                       Index Cond: ((plant_id = ?) AND (status = ?))

select id, report_id, status from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by id
--   Sort
--     Sort Key: id
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select id, updated_at, inspect_no, equipment_id, shift_id, point_name, plan_date, due_until, inspector_id
from inspection_order
where (plant_id = ? and (plant_id = ? and plan_date in (?, …) and status = ? and due_until < ?))
order by due_until, id
--   Result
--     One-Time Filter: (? = ?)
--     -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND (status = ?) AND (due_until < ?))

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

select owner_id, target_id from repair_log_repairer where owner_id = any((select ?::text::bigint[])::bigint[]) order by owner_id, position
--   Incremental Sort
--     Sort Key: repair_log_repairer.owner_id, repair_log_repairer."position"
--     Presorted Key: repair_log_repairer.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using repair_log_repairer_owner_id_target_id_pk on repair_log_repairer
--           Index Cond: (owner_id = ANY (?))
