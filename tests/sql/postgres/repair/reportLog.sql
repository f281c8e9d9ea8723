select id from report_log where plant_id = ? order by report_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using report_log__plant_report_date_id_report_no_ix on report_log
--           Index Cond: (plant_id = ?)

select count(*) from report_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--           Index Cond: (plant_id = ?)

order by report_date asc, id asc
--   Limit
--     -> Index Only Scan using report_log__plant_report_date_id_report_no_ix on report_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using report_log__plant_uq on report_log
--           Index Cond: (plant_id = ?)

order by report_no asc, id asc
--   Limit
--     -> Index Only Scan using report_log__plant_report_no_id_ix on report_log
--           Index Cond: (plant_id = ?)

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
--   Limit
--     -> Sort
--           Sort Key: (11), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using report_log__plant_uq on report_log
--                                   Index Cond: (plant_id = ?)
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Sort
--                                   Sort Key: report_log.id
--                                   -> Hash Semi Join
--                                         Hash Cond: (COALESCE(report_log.joined_to_id, report_log.id) = repair_log.report_id)
--                                         -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                               Index Cond: ((plant_id = ?) AND (status = ?))
--                                         -> Hash
--                                               -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                                                     Index Cond: ((plant_id = ?) AND (status = ?))
--                 -> Subquery Scan on part2
--                       -> Limit
--                             -> Sort
--                                   Sort Key: report_log.id
--                                   -> Hash Semi Join
--                                         Hash Cond: (COALESCE(report_log.joined_to_id, report_log.id) = repair_log.report_id)
--                                         -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                               Index Cond: ((plant_id = ?) AND (status = ?))
--                                               SubPlan 1
--                                                 -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                                                       Index Cond: ((plant_id = ?) AND (status = ?))
--                                         …
--                                               SubPlan 3
--                                                 -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                                                       Index Cond: ((plant_id = ?) AND (status = ?))
--                                         -> Hash
--                                               -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                                                     Index Cond: ((plant_id = ?) AND (status = ?))
--                 -> Subquery Scan on part4
--                       -> Limit
--                             -> Sort
--                                   Sort Key: report_log.id
--                                   -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                         Index Cond: ((plant_id = ?) AND (status = ?))
--                                         SubPlan 4
--                                           -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                                                 Index Cond: ((plant_id = ?) AND (status = ?))
--                                         …
--                 …
--                 -> Subquery Scan on part10
--                       -> Limit
--                             -> Index Scan using report_log__plant_uq on report_log
--                                   Index Cond: (plant_id = ?)
--                                   SubPlan 22
--                                     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                                           Index Cond: ((plant_id = ?) AND (status = ?))
--                                   …

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
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using report_log__plant_uq on report_log
--                                   Index Cond: (plant_id = ?)
--                 …

and id = ?
--   Limit
--     -> Sort
--           Sort Key: report_date DESC
--           -> Index Scan using report_log__plant_uq on report_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Scan using report_log__plant_uq on report_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and report_no = ?
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Scan using report_log__report_no_uq on report_log
--                 Index Cond: ((plant_id = ?) AND (report_no = ?))

and report_no is null
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Scan using report_log__plant_report_no_id_ix on report_log
--                 Index Cond: ((plant_id = ?) AND (report_no IS NULL))

and report_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Scan using report_log__plant_report_no_id_ix on report_log
--                 Index Cond: ((plant_id = ?) AND (report_no = ANY (ARRAY[?, ?])))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- report_no
--   Nested Loop Left Join
--     -> Index Scan using pg_class_oid_index on pg_class c
--           Index Cond: (oid = (?)::oid)
--     -> Nested Loop
--           -> Nested Loop
--                 -> Nested Loop
--                       -> Index Scan using pg_class_relname_nsp_index on pg_class c
--                             Index Cond: (relname = ?)
--                       -> Bitmap Heap Scan on pg_statistic s
--                             -> Bitmap Index Scan on pg_statistic_relid_att_inh_index
--                                   Index Cond: (starelid = c.oid)
--                 -> Index Scan using pg_attribute_relid_attnum_index on pg_attribute a
--                       Index Cond: ((attrelid = s.starelid) AND (attnum = s.staattnum))
--           -> Seq Scan on pg_namespace n

and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(description, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' '
    )
  ) @@ ?::tsquery
-- {}: report_no
and {} = ? -- {}: equ_category, description, is_stopped
and {} in (?, …) -- {}: equ_category, description, urgency
and {} is null -- {}: description
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(report_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: description
and (joined_to_id is not null) -- is_joined
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (report_no ilike ? escape '\' and (report_no ilike ? escape '\' or squeezed(report_no) ilike ? escape '\'))
    or (description ilike ? escape '\' and (description ilike ? escape '\' or squeezed(description) ilike ? escape '\'))
)
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(report_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(description, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' '
    )
  ) @@ ?::tsquery
-- keyword
and (report_no ilike ? escape '\' and (report_no ilike ? escape '\' or squeezed(report_no) ilike ? escape '\'))
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(report_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(description, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' '
    )
  ) @@ ?::tsquery
-- covered
--   Limit
--     -> Index Scan Backward using report_log__plant_report_date_id_report_no_ix on report_log
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: reporter_id, equipment_id, workshop_id, duct_id, inspection_id, fault_category_id, joined_to_id, status
--   Limit
--     -> Index Only Scan Backward using report_log__plant_{}_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: reporter_id, workshop_id, duct_id, inspection_id, fault_category_id, joined_to_id
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Only Scan using report_log__plant_{}_report_date_id_ix on report_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using report_log__plant_{}_report_date_id_ix on report_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and equipment_id is null
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: ((plant_id = ?) AND (equipment_id IS NULL))

and urgency = ?
--   Limit
--     -> Incremental Sort
--           Sort Key: report_date DESC, id DESC
--           Presorted Key: report_date
--           -> Index Only Scan Backward using report_log__plant_report_date_status_joined_to_equipment_fault on report_log
--                 Index Cond: ((plant_id = ?) AND (urgency = ?))

and (report_date >= ? and report_date <= ?)
--   Limit
--     -> Index Only Scan Backward using report_log__plant_report_date_id_report_no_ix on report_log
--           Index Cond: ((plant_id = ?) AND (report_date >= ?) AND (report_date <= ?))

and (resume_date >= ? and resume_date <= ?)
--   Limit
--     -> Incremental Sort
--           Sort Key: report_date DESC, id DESC
--           Presorted Key: report_date
--           -> Index Only Scan Backward using report_log__plant_report_date_status_joined_to_equipment_fault on report_log
--                 Index Cond: ((plant_id = ?) AND (resume_date >= ?) AND (resume_date <= ?))

and (completed_at >= ? and completed_at <= ?)
--   Limit
--     -> Sort
--           Sort Key: report_date DESC, id DESC
--           -> Index Scan using report_log__plant_completed_at_status_joined_to_equipment_work on report_log
--                 Index Cond: ((plant_id = ?) AND (completed_at >= ?) AND (completed_at <= ?))

and status = ? -- progress
--   Limit
--     -> Index Only Scan Backward using report_log__plant_status_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (status = ?))

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
--   Limit
--     -> Sort
--           Sort Key: report_log.report_date DESC, report_log.id DESC
--           -> Bitmap Heap Scan on report_log
--                 -> BitmapOr
--                       -> Bitmap Index Scan on report_log__plant_status_report_date_id_ix
--                             Index Cond: ((plant_id = ?) AND (status = ?))
--                       …
--                 SubPlan 1
--                   -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                         Index Cond: ((plant_id = ?) AND (status = ?))
--                 …

select reporter_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_reporter_id
--   Limit
--     -> GroupAggregate
--           Group Key: reporter_id
--           -> Index Only Scan using report_log__plant_reporter_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select max(id) from report_log -- group_equ_category, group_progress, group_is_joined, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using report_log_pkey on report_log
--                   Index Cond: (id IS NOT NULL)

select equ_category as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_equ_category
--   Limit
--     -> HashAggregate
--           Group Key: equ_category
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select workshop_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_workshop_id
--   Limit
--     -> GroupAggregate
--           Group Key: workshop_id
--           -> Index Only Scan using report_log__plant_workshop_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select duct_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_duct_id
--   Limit
--     -> GroupAggregate
--           Group Key: duct_id
--           -> Index Only Scan using report_log__plant_duct_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select urgency as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_urgency
--   Limit
--     -> HashAggregate
--           Group Key: urgency
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select is_stopped as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_is_stopped
--   Limit
--     -> GroupAggregate
--           Group Key: is_stopped
--           -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((report_date + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_report_date
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((report_date + '62167420800000'::bigint) / 1000) - '621…
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select inspection_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_inspection_id
--   Limit
--     -> GroupAggregate
--           Group Key: inspection_id
--           -> Index Only Scan using report_log__plant_inspection_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((resume_date + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_resume_date
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((resume_date + '62167420800000'::bigint) / 1000) - '621…
--           -> Index Only Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((completed_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_completed_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((completed_at + '62167420800000'::bigint) / 1000) - '62…
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select fault_category_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_fault_category_id
--   Limit
--     -> GroupAggregate
--           Group Key: fault_category_id
--           -> Index Only Scan using report_log__plant_fault_category_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select joined_to_id as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_joined_to_id
--   Limit
--     -> GroupAggregate
--           Group Key: joined_to_id
--           -> Index Only Scan using report_log__plant_joined_to_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from report_log where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using report_log__plant_status_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)

select case when status = ? then ?
  when #1(
    status = ?
      and coalesce(joined_to_id, id) in #2(
        select repair_log.report_id from repair_log where #3(repair_log.plant_id = ? and repair_log.status = ?)
      )
  ) then ?
  when #1 then ? when #1 then ? when status = ? then ? when status = ? then ? when status = ? then ? when status = ? then ?
  when status = ? then ? when status = ? then ? else ? end as key0, count(*)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_progress
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (report_log.status = ?) THEN ? WHEN ((report_log.status = ?) AND (hashed SubPlan 1)) THEN ? WHEN ((report_log.s…
--           -> Index Only Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)
--                 SubPlan 1
--                   -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                         Index Cond: ((plant_id = ?) AND (status = ?))
--                 …

select case when joined_to_id is not null then 1 else 0 end as key0, count(*) from report_log where plant_id = ? group by 1 limit ?
-- group_is_joined
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (joined_to_id IS NOT NULL) THEN 1 ELSE 0 END
--           -> Index Only Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                 Index Cond: (plant_id = ?)

select reporter_id as key0, count(*), cast(sum(ran_hours) as text), cast(count(ran_hours) as text), cast(min(ran_hours) as text),
  cast(max(ran_hours) as text)
from report_log
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: reporter_id
--           -> Index Scan using report_log__plant_reporter_report_date_id_ix on report_log
--                 Index Cond: (plant_id = ?)
