select * from fault_category order by +id
--   SCAN fault_category
--   USE TEMP B-TREE FOR ORDER BY

select * from workshop where (id = ? and plant_id = ?)
--   SEARCH workshop USING INTEGER PRIMARY KEY (rowid=?)

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   SEARCH report_log USING COVERING INDEX report_log__plant_reopened_at_resume_date_report_date_id_ix (plant_id=? AND reopened_at>?)

select id, name from equipment where (plant_id = ? and id in (?, …))
--   SEARCH equipment USING COVERING INDEX equipment__plant_name_id_ix (plant_id=?)

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
