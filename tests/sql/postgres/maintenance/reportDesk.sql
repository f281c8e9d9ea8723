select * from equipment where (id = ? and plant_id = ?)
--   Index Scan using equipment__plant_uq on equipment
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from fault where id = any((select ?::text::bigint[])::bigint[])
--   Index Scan using fault_pkey on fault
--     Index Cond: (id = ANY (?))
--     InitPlan 1 (returns ?)
--       -> Result

select *
from report_log
where (plant_id = ? and equipment_id = ? and status = ? and is_stopped = ? and resume_date is null and joined_to_id is null)
order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (status = ?) AND (is_stopped = ?) AND (resume_date IS NULL) AND (joined_to_id…

select * from report_log where (plant_id = ? and status in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select description, reporter_id, plant_id = ?
from report_log
where (plant_id = ? and (equipment_id = ? and report_date >= ?))
order by report_date desc, id desc
limit ?
--   Limit
--     -> Index Scan Backward using report_log__plant_equipment_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (report_date >= ?))

select equipment_id from maintenance_order where (plant_id = ? and (status = ? and equipment_id in (?, …)))
--   Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--     Index Cond: ((plant_id = ?) AND (status = ?))

select id from repair_log where (plant_id = ? and (equipment_id = ? and created_at >= ?)) order by created_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using repair_log__plant_equipment_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (created_at >= ?))

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and (equipment_id in (?, …) and status in (?, …)))
--   Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--     Index Cond: ((plant_id = ?) AND (equipment_id = ANY (ARRAY[?, ?])) AND (status = ANY (ARRAY[?, ?])))

select owner_id, target_id from repair_log_fault where owner_id = any((select ?::text::bigint[])::bigint[]) order by owner_id, position
--   Incremental Sort
--     Sort Key: repair_log_fault.owner_id, repair_log_fault."position"
--     Presorted Key: repair_log_fault.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using repair_log_fault_owner_id_target_id_pk on repair_log_fault
--           Index Cond: (owner_id = ANY (?))
