select * from repairer where (repairer.id in (select value from json_each(?)) and repairer.plant_id = ?)
--   SEARCH repairer USING INDEX repairer__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from workshop where (id = ? and plant_id = ?)
--   SEARCH workshop USING INTEGER PRIMARY KEY (rowid=?)

select equipment_id, until_at, workshop_id, is_in_service
from equipment_past
where (plant_id = ? and until_at > ?)
order by until_at asc, id asc
--   SEARCH equipment_past USING INDEX equipment_past__plant_until_at_id_ix (plant_id=? AND until_at>?)

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   SEARCH report_log USING COVERING INDEX report_log__plant_reopened_at_resume_date_report_date_id_ix (plant_id=? AND reopened_at>?)

select id, workshop_id from equipment where plant_id = ?
--   SEARCH equipment USING COVERING INDEX equipment__plant_workshop_sort_order_id_ix (plant_id=?)

select json_group_array(cast(replace(repair_time_log.log_date, '-', '') as integer)), json_group_array(repairer_id),
  json_group_array(equipment_id),
  json_group_array(
    (
      select report_log.workshop_id
      from report_log
      where report_log.id = (select repair_log.report_id from repair_log where repair_log.id = repair_time_log.repair_id)
    )
  ),
  json_group_array(hours)
from repair_time_log
where (repair_time_log.plant_id = ? and repair_time_log.log_date >= ? and repair_time_log.log_date < ? and repair_time_log.status <> ?)
--   SEARCH repair_time_log USING INDEX repair_time_log__plant_log_date_repairer_hours_equipment_statu (plant_id=? AND log_date>? AND log_date<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH report_log USING INTEGER PRIMARY KEY (rowid=?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH repair_log USING INTEGER PRIMARY KEY (rowid=?)

select json_group_array(complete_date), json_group_array(repair_type),
  json_group_array(
    (
      select json_group_array(repair_log_repairer.target_id) || ''
      from repair_log_repairer
      where repair_log_repairer.owner_id = repair_log.id
    )
  ),
  json_group_array(equipment_id),
  json_group_array((select report_log.workshop_id from report_log where report_log.id = repair_log.report_id)),
  json_group_array(complete_date)
from repair_log
where (repair_log.plant_id = ? and repair_log.complete_date >= ? and repair_log.complete_date < ? and repair_log.status = ?)
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=? AND complete_date>? AND complete_date<?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH repair_log_repairer USING COVERING INDEX sqlite_autoindex_repair_log_repairer_1 (owner_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH report_log USING INTEGER PRIMARY KEY (rowid=?)

select json_group_array(completed_at), json_group_array(equipment_id), json_group_array(workshop_id)
from report_log
where (plant_id = ? and completed_at >= ? and completed_at < ? and (status in (?, …) and joined_to_id is null))
--   SEARCH report_log USING COVERING INDEX report_log__plant_completed_at_status_joined_to_equipment_work (plant_id=? AND completed_at>? AND completed_at<?)

select json_group_array(report_date), json_group_array(equipment_id), json_group_array(fault_category_id), json_group_array(workshop_id),
  json_group_array(urgency), json_group_array(report_date),
  json_group_array(case when is_stopped and reopened_at is null then coalesce(resume_date - report_date, -1) end),
  json_group_array(case when accepted_at is null then 0 else 1 end),
  json_group_array(
    case when reopened_at is null and (resume_date is null or accepted_at <= resume_date) then accepted_at - report_date end
  ),
  json_group_array(case when reopened_at is null then resume_date - accepted_at end),
  json_group_array(case when status in (?, …) then 1 else 0 end)
from report_log
where (plant_id = ? and report_date >= ? and report_date < ? and (status not in (?, …) and joined_to_id is null))
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_status_joined_to_equipment_fault (plant_id=? AND report_date>? AND report_date<?)
