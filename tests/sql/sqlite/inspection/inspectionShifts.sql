select inspection_order.plan_date, inspection_order.shift_id, shift.name, min(inspection_order.due_from), max(inspection_order.due_until),
  count(*), count(case when inspection_order.status = 'DONE' then 1 end), count(case when inspection_order.is_over_ref = ? then 1 end),
  count(case when inspection_order.status = 'DONE' and inspection_order.done_at > inspection_order.due_until + ? then 1 end),
  count(case when inspection_order.status = 'PENDING' and inspection_order.due_until < ? then 1 end),
  count(case when inspection_order.status = 'SKIPPED' then 1 end),
  count(case when inspection_order.status = 'PENDING' and not (inspection_order.due_until < ?) then 1 end)
from inspection_order
inner
join shift on shift.id = inspection_order.shift_id
where (
  inspection_order.plant_id = ?
    and (inspection_order.plant_id = ? and inspection_order.status <> ? and inspection_order.plan_date between ? and ?)
)
group by inspection_order.plan_date, inspection_order.shift_id, shift.name
order by inspection_order.plan_date desc, min(inspection_order.due_from) desc, inspection_order.shift_id desc
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_shift_id_ix (plant_id=? AND plan_date>? AND plan_date<?)
--   SEARCH shift USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY
