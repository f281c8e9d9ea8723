select * from repairer where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using repairer__plant_uq on repairer
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from workshop where (id = ? and plant_id = ?)
--   Index Scan using workshop__plant_uq on workshop
--     Index Cond: ((plant_id = ?) AND (id = ?))

select equipment_id, until_at, workshop_id, is_in_service
from equipment_past
where (plant_id = ? and until_at > ?)
order by until_at asc, id asc
--   Index Scan using equipment_past__plant_until_at_id_ix on equipment_past
--     Index Cond: ((plant_id = ?) AND (until_at > ?))

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   Index Only Scan using report_log__plant_reopened_at_resume_date_report_date_id_ix on report_log
--     Index Cond: ((plant_id = ?) AND (reopened_at IS NOT NULL) AND (reopened_at >= ?))

select id, workshop_id from equipment where plant_id = ?
--   Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--     Index Cond: (plant_id = ?)

select json_agg(cast(replace(repair_time_log.log_date, '-', '') as integer))::text, json_agg(repairer_id)::text,
  json_agg(equipment_id)::text,
  json_agg(
    (
      select report_log.workshop_id
      from report_log
      where report_log.id = (select repair_log.report_id from repair_log where repair_log.id = repair_time_log.repair_id)
    )
  )::text,
  json_agg(hours)::text
from repair_time_log
where (repair_time_log.plant_id = ? and repair_time_log.log_date >= ? and repair_time_log.log_date < ? and repair_time_log.status <> ?)
--   Aggregate
--     -> Index Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--           Index Cond: ((plant_id = ?) AND (log_date >= ?) AND (log_date < ?))
--     SubPlan 2
--       -> Index Scan using report_log_pkey on report_log
--             Index Cond: (id = ?)
--             InitPlan 1 (returns ?)
--               -> Index Scan using repair_log_pkey on repair_log
--                     Index Cond: (id = repair_time_log.repair_id)

select json_agg(complete_date)::text, json_agg(repair_type)::text,
  json_agg(
    (select json_agg(repair_log_repairer.target_id)::text || '' from repair_log_repairer where repair_log_repairer.owner_id = repair_log.id)
  )::text,
  json_agg(equipment_id)::text, json_agg((select report_log.workshop_id from report_log where report_log.id = repair_log.report_id))::text,
  json_agg(complete_date)::text
from repair_log
where (repair_log.plant_id = ? and repair_log.complete_date >= ? and repair_log.complete_date < ? and repair_log.status = ?)
--   Aggregate
--     -> Index Only Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--           Index Cond: ((plant_id = ?) AND (complete_date >= ?) AND (complete_date < ?) AND (status = ?))
--     SubPlan 1
--       -> Aggregate
--             -> Index Only Scan using repair_log_repairer_owner_id_target_id_pk on repair_log_repairer
--                   Index Cond: (owner_id = repair_log.id)
--     SubPlan 2
--       -> Index Scan using report_log_pkey on report_log
--             Index Cond: (id = repair_log.report_id)

select json_agg(completed_at)::text, json_agg(equipment_id)::text, json_agg(workshop_id)::text
from report_log
where (plant_id = ? and completed_at >= ? and completed_at < ? and (status in (?, …) and joined_to_id is null))
--   Aggregate
--     -> Index Only Scan using report_log__plant_completed_at_status_joined_to_equipment_work on report_log
--           Index Cond: ((plant_id = ?) AND (completed_at >= ?) AND (completed_at < ?) AND (joined_to_id IS NULL))

select json_agg(report_date)::text, json_agg(equipment_id)::text, json_agg(fault_category_id)::text, json_agg(workshop_id)::text,
  json_agg(urgency)::text, json_agg(report_date)::text,
  json_agg(case when is_stopped and reopened_at is null then coalesce(resume_date - report_date, -1) end)::text,
  json_agg(case when accepted_at is null then 0 else 1 end)::text,
  json_agg(case when reopened_at is null and (resume_date is null or accepted_at <= resume_date) then accepted_at - report_date end)::text,
  json_agg(case when reopened_at is null then resume_date - accepted_at end)::text,
  json_agg(case when status in (?, …) then 1 else 0 end)::text
from report_log
where (plant_id = ? and report_date >= ? and report_date < ? and (status not in (?, …) and joined_to_id is null))
--   Aggregate
--     -> Index Scan using report_log__plant_joined_to_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (joined_to_id IS NULL) AND (report_date >= ?) AND (report_date < ?))
