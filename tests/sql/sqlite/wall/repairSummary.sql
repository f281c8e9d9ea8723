select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?)
-- {}: accessory, equipment, ink, repairer, report_log, spare_part
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from part_reservation where (plant_id = ? and part_id in (?, …)) order by +id
--   SEARCH part_reservation USING INDEX part_reservation__plant_part_due_date_id_ix (plant_id=? AND part_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from part_reservation where (plant_id = ? and repair_log_id in (?, …)) order by +id
--   SEARCH part_reservation USING INDEX part_reservation__plant_repair_log_due_date_id_ix (plant_id=? AND repair_log_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from plant where (id = ? and id in (?, …)) limit ?
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)

select * from repair_log where (plant_id = ? and status = ?) order by +id
--   SEARCH repair_log USING INDEX repair_log__plant_status_created_at_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) from {} where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity < min_quantity)) -- {}: accessory, ink
select count(*) from {} where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity - reserved < min_quantity))
-- {}: spare_part
--   SEARCH {} USING INDEX {}__plant_stock_status_code_id_ix (plant_id=? AND stock_status=?)

select count(*) from maintenance_order where (plant_id = ? and (status = ? and done_at >= ?))
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)

select count(*), count(case when plan_date < ? then 1 end)
from maintenance_order
where (plant_id = ? and (status in (?, …) and plan_date <= ?))
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=? AND plan_date<?)

select count(case when status = 'PENDING' and due_from <= ? and not (due_until < ?) then 1 end),
  count(case when status = 'PENDING' and due_until < ? and due_until > ? then 1 end),
  count(case when status = 'DONE' and done_at >= ? then 1 end)
from inspection_order
where (plant_id = ? and plan_date between ? and ?)
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_shift_id_ix (plant_id=? AND plan_date>? AND plan_date<?)

select id
from {}
where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity < min_quantity))
order by stock_status desc, id asc
limit ?
-- {}: accessory, ink
select id
from {}
where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity - reserved < min_quantity))
order by stock_status desc, id asc
limit ?
-- {}: spare_part
--   SEARCH {} USING INDEX {}__plant_stock_status_id_ix (plant_id=? AND stock_status=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   SEARCH report_log USING COVERING INDEX report_log__plant_reopened_at_resume_date_report_date_id_ix (plant_id=? AND reopened_at>?)

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and status in (?, …))
order by report_date, id
--   SEARCH report_log USING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)

select id, report_id, status from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by id
--   SEARCH repair_log USING INDEX repair_log__plant_uq (plant_id=?)

select json_group_array(cast(replace(log_date, '-', '') as integer)), json_group_array(repairer_id), json_group_array(hours)
from repair_time_log
where (plant_id = ? and log_date >= ? and log_date < ? and status <> ?)
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_log_date_repairer_hours_equipment_statu (plant_id=? AND log_date>? AND log_date<?)

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

select owner_id, target_id
from repair_log_repairer
where repair_log_repairer.owner_id in (select value from json_each(?))
order by repair_log_repairer.owner_id, repair_log_repairer.position
--   SEARCH repair_log_repairer USING INDEX sqlite_autoindex_repair_log_repairer_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select part_id, sum(quantity - received), min(expected_date), sum(case when expected_date < ? then quantity - received else 0 end),
  min(case when expected_date >= ? then expected_date end)
from stock_order
where (plant_id = ? and (part_id in (?, …) and state in (?, …)))
group by part_id
--   SEARCH stock_order USING INDEX stock_order__plant_part_expected_date_id_ix (plant_id=? AND part_id=?)
