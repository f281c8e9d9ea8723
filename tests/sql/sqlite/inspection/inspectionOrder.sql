select id from inspection_order where plant_id = ? order by plan_date desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: inspect_no
and {} in (?, …) -- {}: inspect_no
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=?)

select count(*) from inspection_order where plant_id = ?
order by id asc -- id
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_uq (plant_id=?)

order by plan_date asc, id asc
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=?)

order by inspect_no asc, id asc
--   SEARCH inspection_order USING COVERING INDEX inspection_order__inspect_no_uq (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0 from inspection_order where (plant_id = ? and ((status = ? and due_until < ?))) order by id asc limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from inspection_order
    where (plant_id = ? and ((status = ? and due_until < ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_missed
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH inspection_order USING COVERING INDEX inspection_order__plant_status_due_until_id_ix (plant_id=? AND status=? AND due_until<?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH inspection_order USING INDEX inspection_order__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from inspection_order
    where (plant_id = ? and ((status = ? and done_at > due_until + 1800000)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from inspection_order
    where (plant_id = ? and ((status = ? and done_at > due_until + 1800000)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_late
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH inspection_order USING INDEX inspection_order__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH inspection_order USING INDEX inspection_order__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH inspection_order USING INTEGER PRIMARY KEY (rowid=?)

and inspect_no = ?
--   SEARCH inspection_order USING INDEX inspection_order__inspect_no_uq (plant_id=? AND inspect_no=?)

select count(*) from (select rowid as id from inspection_order__text where inspection_order__text match ? limit ?) as found
-- inspect_no, point_name, check_name, value1, keyword, covered
--   CO-ROUTINE found
--     SCAN inspection_order__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (
      select rowid as id
      from inspection_order__text
      where inspection_order__text match ?
      union all
      select id
      from inspection_order__text_late
    )
  )
-- {}: inspect_no
and (inspect_no like ? escape '\' and (inspect_no like ? escape '\' or squeezed(inspect_no) like ? escape '\'))
  and id in (
    select distinct id
    from (
      select rowid as id
      from inspection_order__text
      where inspection_order__text match ?
      union all
      select id
      from inspection_order__text_late
    )
  )
-- covered
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN inspection_order__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN inspection_order__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and {} = ? -- {}: point_id, equipment_id, shift_id, inspector_id
and {} is null -- {}: inspector_id
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_{}_plan_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: point_id, equipment_id, point_name, check_name, shift_id, value1
and {} = ? -- {}: point_name, check_name, inspect_mode, inspect_cycle, value1, is_over_ref, status
and {} in (?, …) -- {}: point_name, check_name, inspect_mode, inspect_cycle, value1, status
and ({} >= ? and {} <= ?) -- {}: due_until, done_at, created_at, updated_at
and ((status = ? and done_at > due_until + 1800000)) -- is_late
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, plan_date as at0, id as at1
    from inspection_order
    where (plant_id = ? and {} = ?)
    order by plan_date desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: point_id, equipment_id, shift_id, inspector_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH inspection_order USING COVERING INDEX inspection_order__plant_{}_plan_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH inspection_order USING COVERING INDEX inspection_order__plant_{}_plan_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} like ? escape '\'
  and id in (
    select distinct id
    from (
      select rowid as id
      from inspection_order__text
      where inspection_order__text match ?
      union all
      select id
      from inspection_order__text_late
    )
  )
-- {}: point_name, check_name, value1
and (
  (inspect_no like ? escape '\' and (inspect_no like ? escape '\' or squeezed(inspect_no) like ? escape '\'))
    or (point_name like ? escape '\' and (point_name like ? escape '\' or squeezed(point_name) like ? escape '\'))
    or (check_name like ? escape '\' and (check_name like ? escape '\' or squeezed(check_name) like ? escape '\'))
    or (value1 like ? escape '\' and (value1 like ? escape '\' or squeezed(value1) like ? escape '\'))
)
  and id in (
    select distinct id
    from (
      select rowid as id
      from inspection_order__text
      where inspection_order__text match ?
      union all
      select id
      from inspection_order__text_late
    )
  )
-- keyword
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN inspection_order__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN inspection_order__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and plan_date = ?
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=? AND plan_date=?)

and (plan_date >= ? and plan_date <= ?)
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_plan_date_id_inspect_no_ix (plant_id=? AND plan_date>? AND plan_date<?)

and ((status = ? and due_until < ?)) -- is_missed
--   SEARCH inspection_order USING INDEX inspection_order__plant_status_due_until_id_ix (plant_id=? AND status=? AND due_until<?)
--   USE TEMP B-TREE FOR ORDER BY

select point_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_point_id, group_measures
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_point_plan_date_id_ix (plant_id=?)

select equipment_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_equipment_plan_date_id_ix (plant_id=?)

select max(id) from inspection_order
-- group_inspect_mode, group_inspect_cycle, group_is_over_ref, group_done_at, group_is_missed, group_is_late, group_created_at, group_updated_at
--   SEARCH inspection_order

select row_groups(10000, 1, 0, inspect_mode) from inspection_order indexed by inspection_order__plant_uq where plant_id = ?
-- group_inspect_mode
select row_groups(10000, 1, 0, inspect_cycle) from inspection_order indexed by inspection_order__plant_uq where plant_id = ?
-- group_inspect_cycle
select row_groups(10000, 1, 0, is_over_ref) from inspection_order indexed by inspection_order__plant_uq where plant_id = ?
-- group_is_over_ref
select row_groups(10000, 1, 1, (done_at + 62167420800000) / 86400000 - 719530)
from inspection_order indexed by inspection_order__plant_uq
where plant_id = ?
-- group_done_at
select row_groups(10000, 1, 0, case when (status = ? and due_until < ?) then 1 else 0 end)
from inspection_order indexed by inspection_order__plant_uq
where plant_id = ?
-- group_is_missed
select row_groups(10000, 1, 0, case when (status = ? and done_at > due_until + 1800000) then 1 else 0 end)
from inspection_order indexed by inspection_order__plant_uq
where plant_id = ?
-- group_is_late
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from inspection_order indexed by inspection_order__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from inspection_order indexed by inspection_order__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH inspection_order USING INDEX inspection_order__plant_uq (plant_id=?)

select shift_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_shift_plan_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(plan_date, 1, 7)) from inspection_order where plant_id = ? -- group_plan_date
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_plan_date_shift_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (due_until + 62167420800000) / 86400000 - 719530) from inspection_order where plant_id = ? -- group_due_until
select status as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_status_due_until_id_ix (plant_id=?)

select inspector_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_inspector_id
--   SEARCH inspection_order USING COVERING INDEX inspection_order__plant_inspector_plan_date_id_ix (plant_id=?)
