select id from equipment where plant_id = ? order by sort_order asc, id asc limit ?
and {} ilike ? escape '\' -- {}: number, name
and (number ilike ? escape '\' or name ilike ? escape '\') -- covered
--   Limit
--     -> Index Only Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)

select count(*) from equipment where plant_id = ?
--   Aggregate
--     -> Index Only Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using equipment__plant_uq on equipment
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: number, name
--   Limit
--     -> Index Only Scan using equipment__plant_{}_id_ix on equipment
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 4 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (
      plant_id = ?
        and id in #1(
          select report_log.equipment_id
          from report_log
          where #2(report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 3 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (
      plant_id = ?
        and (
          id in #3(
            select maintenance_order.equipment_id
            from maintenance_order
            where #4(maintenance_order.plant_id = ? and maintenance_order.status = ?)
          )
            and #5(id in #1) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (
      plant_id = ?
        and (
          id in #6(select report_log.equipment_id from report_log where #7(report_log.plant_id = ? and report_log.status in (?, …)))
            and #5 is not true and #8(id in #3) is not true
        )
    )
    order by id asc
    limit ?
  ) as part2
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (plant_id = ? and (#5 is not true and #8 is not true and (id in #6) is not true))
    order by id asc
    limit ?
  ) as part3
) as merged
order by merged.rank asc, at0 asc
limit ?
-- state
--   Limit
--     -> Sort
--           Sort Key: (4), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: equipment.id
--                                   -> Nested Loop
--                                         -> HashAggregate
--                                               Group Key: report_log.equipment_id
--                                               -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on repor…
--                                                     Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                         -> Index Only Scan using equipment__plant_uq on equipment
--                                               Index Cond: ((plant_id = ?) AND (id = report_log.equipment_id))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Merge Semi Join
--                                   Merge Cond: (equipment.id = maintenance_order.equipment_id)
--                                   -> Index Only Scan using equipment__plant_uq on equipment
--                                         Index Cond: (plant_id = ?)
--                                         SubPlan 1
--                                           -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_lo…
--                                                 Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                   -> Sort
--                                         Sort Key: maintenance_order.equipment_id
--                                         -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                               Index Cond: ((plant_id = ?) AND (status = ?))
--                 -> Subquery Scan on part2
--                       -> Limit
--                             -> Merge Semi Join
--                                   Merge Cond: (equipment.id = report_log.equipment_id)
--                                   -> Index Only Scan using equipment__plant_uq on equipment
--                                         Index Cond: (plant_id = ?)
--                                         SubPlan 2
--                                           -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_lo…
--                                                 Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                         SubPlan 3
--                                           -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                                 Index Cond: ((plant_id = ?) AND (status = ?))
--                                   -> Sort
--                                         Sort Key: report_log.equipment_id
--                                         -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                               Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))
--                 -> Subquery Scan on part3
--                       -> Limit
--                             -> Index Only Scan using equipment__plant_uq on equipment
--                                   Index Cond: (plant_id = ?)
--                                   SubPlan 4
--                                     -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                                           Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                   SubPlan 5
--                                     -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                           Index Cond: ((plant_id = ?) AND (status = ?))
--                                   SubPlan 6
--                                     -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using equipment__plant_uq on equipment
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_uq on equipment
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and number = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__number_uq on equipment
--                 Index Cond: ((plant_id = ?) AND (number = ?))

and {} is null -- {}: number, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_{}_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and {} in (?, …) -- {}: number, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_{}_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND ({} = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_name_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and {} = ? -- {}: workshop_id, linked_id, vendor_id
--   Limit
--     -> Index Only Scan using equipment__plant_{}_sort_order_id_ix on equipment
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: workshop_id, linked_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using equipment__plant_{}_sort_order_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from equipment where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: workshop_id, linked_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using equipment__plant_{}_sort_order_id_ix on equipment
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: category, maint_craft, criticality, is_assembly, is_paused, in_service_since, status
and {} in (?, …) -- {}: category, maint_craft, criticality, status
and ({} >= ? and {} <= ?) -- {}: in_service_since, created_at, updated_at
and (name ilike ? escape '\' or number ilike ? escape '\' or pinyin ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)

and (
  (
    id in (
      select report_log.equipment_id
      from report_log
      where (report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
    )
  ) is not true
    and (
      id in (
        select maintenance_order.equipment_id from maintenance_order where (maintenance_order.plant_id = ? and maintenance_order.status = ?)
      )
    ) is not true
    and (id in (select report_log.equipment_id from report_log where (report_log.plant_id = ? and report_log.status in (?, …)))) is not true
)
-- state
--   Limit
--     -> Index Only Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)
--           SubPlan 1
--             -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                   Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--           SubPlan 2
--             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                   Index Cond: ((plant_id = ?) AND (status = ?))
--           SubPlan 3
--             -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                   Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

and (
  (
    #1(
      id in #2(
        select report_log.equipment_id
        from report_log
        where #3(report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
      )
    ) is not true
      and #4(
        id in #5(
          select maintenance_order.equipment_id
          from maintenance_order
          where #6(maintenance_order.plant_id = ? and maintenance_order.status = ?)
        )
      ) is not true
      and (
        id in #7(select report_log.equipment_id from report_log where #8(report_log.plant_id = ? and report_log.status in (?, …)))
      ) is not true
  )
    or (id in #7 and #1 is not true and #4 is not true)
)
-- state
--   Limit
--     -> Index Only Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)
--           SubPlan 1
--             -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                   Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--           SubPlan 2
--             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                   Index Cond: ((plant_id = ?) AND (status = ?))
--           SubPlan 3
--             -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                   Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))
--           …
--           SubPlan 5
--             -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                   Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--           SubPlan 6
--             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                   Index Cond: ((plant_id = ?) AND (status = ?))
