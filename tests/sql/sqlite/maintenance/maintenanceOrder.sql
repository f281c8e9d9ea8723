select id from maintenance_order where plant_id = ? order by plan_date asc, id asc limit ?
and id in (?, …) -- id
and {} is null -- {}: maint_no
and {} in (?, …) -- {}: maint_no
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=?)

select count(*) from maintenance_order where plant_id = ?
order by id asc -- id
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_uq (plant_id=?)

order by plan_date desc, id desc
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=?)

order by maint_no asc, id asc
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__maint_no_uq (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from maintenance_order
    where (plant_id = ? and ((status in (?, …) and plan_date < ?)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from maintenance_order
    where (plant_id = ? and ((status in (?, …) and plan_date < ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_overdue
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH maintenance_order USING INDEX maintenance_order__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH maintenance_order USING INDEX maintenance_order__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH maintenance_order USING INTEGER PRIMARY KEY (rowid=?)

and maint_no = ?
--   SEARCH maintenance_order USING INDEX maintenance_order__maint_no_uq (plant_id=? AND maint_no=?)

select count(*) from (select rowid as id from maintenance_order__text where maintenance_order__text match ? limit ?) as found
-- maint_no, check_name, keyword, covered
--   CO-ROUTINE found
--     SCAN maintenance_order__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (
      select rowid as id
      from maintenance_order__text
      where maintenance_order__text match ?
      union all
      select id
      from maintenance_order__text_late
    )
  )
-- {}: maint_no
and (maint_no like ? escape '\' and (maint_no like ? escape '\' or squeezed(maint_no) like ? escape '\'))
  and id in (
    select distinct id
    from (
      select rowid as id
      from maintenance_order__text
      where maintenance_order__text match ?
      union all
      select id
      from maintenance_order__text_late
    )
  )
-- covered
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN maintenance_order__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN maintenance_order__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and {} = ? -- {}: equipment_id, plan_id, owner_id, status
and {} is null -- {}: plan_id, owner_id
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_{}_plan_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: equipment_id, check_name
and {} = ? -- {}: check_name, maint_craft, actual_date
and {} in (?, …) -- {}: check_name, maint_craft
and ({} >= ? and {} <= ?) -- {}: actual_date, created_at, updated_at
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, plan_date as at0, id as at1
    from maintenance_order
    where (plant_id = ? and {} = ?)
    order by plan_date asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: equipment_id, plan_id, owner_id, status
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_{}_plan_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_{}_plan_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} like ? escape '\'
  and id in (
    select distinct id
    from (
      select rowid as id
      from maintenance_order__text
      where maintenance_order__text match ?
      union all
      select id
      from maintenance_order__text_late
    )
  )
-- {}: check_name
and (
  (maint_no like ? escape '\' and (maint_no like ? escape '\' or squeezed(maint_no) like ? escape '\'))
    or (check_name like ? escape '\' and (check_name like ? escape '\' or squeezed(check_name) like ? escape '\'))
)
  and id in (
    select distinct id
    from (
      select rowid as id
      from maintenance_order__text
      where maintenance_order__text match ?
      union all
      select id
      from maintenance_order__text_late
    )
  )
-- keyword
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN maintenance_order__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN maintenance_order__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and plan_date = ?
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=? AND plan_date=?)

and (plan_date >= ? and plan_date <= ?)
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=? AND plan_date>? AND plan_date<?)

and ((status in (?, …) and plan_date < ?)) -- is_overdue
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=? AND plan_date<?)

select equipment_id as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_equipment_plan_date_id_ix (plant_id=?)

select plan_id as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_plan_id
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plan_id_due_date_uq (plant_id=?)

select max(id) from maintenance_order
-- group_maint_craft, group_actual_date, group_is_overdue, group_created_at, group_updated_at, group_measures
--   SEARCH maintenance_order

select row_groups(10000, 1, 0, maint_craft) from maintenance_order indexed by maintenance_order__plant_uq where plant_id = ?
-- group_maint_craft
select row_groups(10000, 1, 0, substr(actual_date, 1, 7)) from maintenance_order indexed by maintenance_order__plant_uq where plant_id = ?
-- group_actual_date
select row_groups(10000, 1, 0, case when (status in (?, …) and plan_date < ?) then 1 else 0 end)
from maintenance_order indexed by maintenance_order__plant_uq
where plant_id = ?
-- group_is_overdue
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from maintenance_order indexed by maintenance_order__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from maintenance_order indexed by maintenance_order__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, equipment_id, maint_level) from maintenance_order indexed by maintenance_order__plant_uq where plant_id = ?
-- group_measures
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_uq (plant_id=?)

select owner_id as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_owner_id
select row_groups(10000, 1, 0, substr(plan_date, 1, 7)) from maintenance_order where plant_id = ? -- group_plan_date
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_owner_plan_date_id_ix (plant_id=?)

select status as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH maintenance_order USING COVERING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=?)
