select id from report_log where plant_id = ? order by report_date desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: report_no
and {} in (?, …) -- {}: report_no
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)

select count(*) from report_log where plant_id = ?
order by id asc -- id
--   SEARCH report_log USING COVERING INDEX report_log__plant_uq (plant_id=?)

order by report_date asc, id asc
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)

order by report_no asc, id asc
--   SEARCH report_log USING COVERING INDEX report_log__report_no_uq (plant_id=?)

select merged.id as id
from (
  select 11 as rank, id, at0
  from (select id as id, id as at0 from report_log where (plant_id = ? and status = ?) order by id asc limit ?) as part0
  union all
  select 10 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (
          #1(
            status = ?
              and coalesce(joined_to_id, id) in #2(
                select repair_log.report_id from repair_log where #3(repair_log.plant_id = ? and repair_log.status = ?)
              )
          )
            and (status = ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 9 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (plant_id = ? and (#1 and (status = ?) is not true and #4(#1) is not true))
    order by id asc
    limit ?
  ) as part2
  union all
  select 8 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (plant_id = ? and (#1 and (status = ?) is not true and #4 is not true and #4 is not true))
    order by id asc
    limit ?
  ) as part3
  union all
  select 7 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (plant_id = ? and (status = ? and (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true))
    order by id asc
    limit ?
  ) as part4
  union all
  select 6 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (status = ? and (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true and (status = ?) is not true)
    )
    order by id asc
    limit ?
  ) as part5
  union all
  select 5 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (
          status = ? and (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true and (status = ?) is not true
            and (status = ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part6
  union all
  select 4 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (
          status = ? and (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true and (status = ?) is not true
            and (status = ?) is not true and (status = ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part7
  union all
  select 3 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (
          status = ? and (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true and (status = ?) is not true
            and (status = ?) is not true and (status = ?) is not true and (status = ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part8
  union all
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (
          status = ? and (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true and (status = ?) is not true
            and (status = ?) is not true and (status = ?) is not true and (status = ?) is not true and (status = ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part9
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from report_log
    where (
      plant_id = ?
        and (
          (status = ?) is not true and #4 is not true and #4 is not true and #4 is not true and (status = ?) is not true
            and (status = ?) is not true and (status = ?) is not true and (status = ?) is not true and (status = ?) is not true
            and (status = ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part10
) as merged
order by merged.rank asc, at0 asc
limit ?
-- progress
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)
--           LIST SUBQUERY 3
--             SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)
--             CREATE BLOOM FILTER
--         …
--           LIST SUBQUERY 7
--             SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)
--             CREATE BLOOM FILTER
--         SCAN part2
--       UNION ALL
--         CO-ROUTINE part3
--           SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)
--           LIST SUBQUERY 10
--             SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)
--             CREATE BLOOM FILTER
--           …
--           LIST SUBQUERY 47
--             SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)
--             CREATE BLOOM FILTER
--         SCAN part10
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from report_log where (plant_id = ? and (joined_to_id is not null)) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0 from report_log where (plant_id = ? and (joined_to_id is not null) is not true) order by id asc limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_joined
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH report_log USING INTEGER PRIMARY KEY (rowid=?)

and report_no = ?
--   SEARCH report_log USING INDEX report_log__report_no_uq (plant_id=? AND report_no=?)

select count(*) from (select rowid as id from report_log__text where report_log__text match ? limit ?) as found
-- report_no, description, keyword, covered
--   CO-ROUTINE found
--     SCAN report_log__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from report_log__text where report_log__text match ? union all select id from report_log__text_late)
  )
-- {}: report_no
and (report_no like ? escape '\' and (report_no like ? escape '\' or squeezed(report_no) like ? escape '\'))
  and id in (
    select distinct id
    from (select rowid as id from report_log__text where report_log__text match ? union all select id from report_log__text_late)
  )
-- covered
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN report_log__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN report_log__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and {} = ? -- {}: reporter_id, equipment_id, workshop_id, duct_id, inspection_id, fault_category_id, joined_to_id, status
and {} is null -- {}: workshop_id, duct_id, inspection_id, fault_category_id, joined_to_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_{}_report_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: reporter_id, equipment_id, description
and {} = ? -- {}: equ_category, description, urgency, is_stopped
and {} in (?, …) -- {}: equ_category, description, urgency
and ({} >= ? and {} <= ?) -- {}: resume_date, created_at, updated_at
and (joined_to_id is not null) -- is_joined
--   SEARCH report_log USING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, report_date as at0, id as at1
    from report_log
    where (plant_id = ? and {} = ?)
    order by report_date desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: reporter_id, equipment_id, workshop_id, duct_id, inspection_id, fault_category_id, joined_to_id, status
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH report_log USING COVERING INDEX report_log__plant_{}_report_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH report_log USING COVERING INDEX report_log__plant_{}_report_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from report_log__text where report_log__text match ? union all select id from report_log__text_late)
  )
-- {}: description
and (
  (report_no like ? escape '\' and (report_no like ? escape '\' or squeezed(report_no) like ? escape '\'))
    or (description like ? escape '\' and (description like ? escape '\' or squeezed(description) like ? escape '\'))
)
  and id in (
    select distinct id
    from (select rowid as id from report_log__text where report_log__text match ? union all select id from report_log__text_late)
  )
-- keyword
--   SEARCH report_log USING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN report_log__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN report_log__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and (report_date >= ? and report_date <= ?)
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=? AND report_date>? AND report_date<?)

and (completed_at >= ? and completed_at <= ?)
--   SEARCH report_log USING INDEX report_log__plant_completed_at_status_joined_to_equipment_work (plant_id=? AND completed_at>? AND completed_at<?)
--   USE TEMP B-TREE FOR ORDER BY

and status = ? -- progress
--   SEARCH report_log USING COVERING INDEX report_log__plant_status_report_date_id_ix (plant_id=? AND status=?)

and (
  status = ?
    or (
      status = ? and (status = ?) is not true
        and #1(
          #2(
            status = ?
              and coalesce(joined_to_id, id) in #3(
                select repair_log.report_id from repair_log where #4(repair_log.plant_id = ? and repair_log.status = ?)
              )
          )
        ) is not true
        and #1 is not true and #1 is not true
    )
)
-- progress
--   SEARCH report_log USING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)
--     CREATE BLOOM FILTER
--   …

select reporter_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_reporter_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_reporter_report_date_id_ix (plant_id=?)

select max(id) from report_log -- group_equ_category, group_progress, group_is_joined, group_created_at, group_updated_at, group_measures
--   SEARCH report_log

select row_groups(10000, 1, 0, equ_category) from report_log indexed by report_log__plant_uq where plant_id = ? -- group_equ_category
select row_groups(10000, 1, 0, case when joined_to_id is not null then 1 else 0 end)
from report_log indexed by report_log__plant_uq
where plant_id = ?
-- group_is_joined
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from report_log indexed by report_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from report_log indexed by report_log__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, reporter_id, ran_hours) from report_log indexed by report_log__plant_uq where plant_id = ? -- group_measures
--   SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)

select equipment_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=?)

select workshop_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_workshop_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_workshop_report_date_id_ix (plant_id=?)

select duct_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_duct_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_duct_report_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, urgency) from report_log where plant_id = ? -- group_urgency
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_status_joined_to_equipment_fault (plant_id=?)

select row_groups(10000, 1, 0, is_stopped) from report_log where plant_id = ? -- group_is_stopped
--   SEARCH report_log USING COVERING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=?)

select row_groups(10000, 1, 1, (report_date + 62167420800000) / 86400000 - 719530) from report_log where plant_id = ? -- group_report_date
select row_groups(10000, 1, 1, (resume_date + 62167420800000) / 86400000 - 719530) from report_log where plant_id = ? -- group_resume_date
--   SEARCH report_log USING COVERING INDEX report_log__plant_reopened_at_resume_date_report_date_id_ix (plant_id=?)

select inspection_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_inspection_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_inspection_report_date_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (completed_at + 62167420800000) / 86400000 - 719530) from report_log where plant_id = ? -- group_completed_at
--   SEARCH report_log USING COVERING INDEX report_log__plant_completed_at_status_joined_to_equipment_work (plant_id=?)

select fault_category_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_fault_category_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_fault_category_report_date_id_ix (plant_id=?)

select joined_to_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_joined_to_id
--   SEARCH report_log USING COVERING INDEX report_log__plant_joined_to_report_date_id_ix (plant_id=?)

select status as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH report_log USING COVERING INDEX report_log__plant_status_report_date_id_ix (plant_id=?)

select row_groups(
  10000, 1, 0, case when status = ? then ?
    when #1(
      status = ?
        and coalesce(joined_to_id, id) in #2(
          select repair_log.report_id from repair_log where #3(repair_log.plant_id = ? and repair_log.status = ?)
        )
    ) then ?
    when #1 then ? when #1 then ? when status = ? then ? when status = ? then ? when status = ? then ? when status = ? then ?
    when status = ? then ? when status = ? then ? else ? end
)
from report_log indexed by report_log__plant_uq
where plant_id = ?
-- group_progress
--   SEARCH report_log USING INDEX report_log__plant_uq (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)
--     CREATE BLOOM FILTER
--   …
