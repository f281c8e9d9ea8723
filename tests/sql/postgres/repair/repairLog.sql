select id from repair_log where plant_id = ? order by created_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using repair_log__plant_created_at_id_repair_no_ix on repair_log
--           Index Cond: (plant_id = ?)

select count(*) from repair_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--           Index Cond: (plant_id = ?)

order by created_at asc, id asc
--   Limit
--     -> Index Only Scan using repair_log__plant_created_at_id_repair_no_ix on repair_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using repair_log__plant_uq on repair_log
--           Index Cond: (plant_id = ?)

order by repair_no asc, id asc
--   Limit
--     -> Index Only Scan using repair_log__plant_repair_no_id_ix on repair_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: created_at DESC
--           -> Index Scan using repair_log__plant_uq on repair_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Scan using repair_log__plant_uq on repair_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and repair_no = ?
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Scan using repair_log__repair_no_uq on repair_log
--                 Index Cond: ((plant_id = ?) AND (repair_no = ?))

and repair_no is null
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Scan using repair_log__plant_repair_no_id_ix on repair_log
--                 Index Cond: ((plant_id = ?) AND (repair_no IS NULL))

and repair_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Scan using repair_log__plant_repair_no_id_ix on repair_log
--                 Index Cond: ((plant_id = ?) AND (repair_no = ANY (ARRAY[?, ?])))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- repair_no
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
                          replace(replace(replace(replace(coalesce(fault_description, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''),
                            '
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
-- {}: repair_no
and {} = ? -- {}: fault_description, repair_type
and {} is null -- {}: fault_description
and {} in (?, …) -- {}: fault_description, repair_type
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
                          replace(replace(replace(replace(coalesce(repair_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: fault_description
and ({} >= ? and {} <= ?) -- {}: updated_at
and (repair_no ilike ? escape '\' and (repair_no ilike ? escape '\' or squeezed(repair_no) ilike ? escape '\'))
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(repair_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(fault_description, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''),
                            '
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
--     -> Index Scan Backward using repair_log__plant_created_at_id_repair_no_ix on repair_log
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: report_id, equipment_id, duct_id, fault_category_id, status
--   Limit
--     -> Index Only Scan Backward using repair_log__plant_{}_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: report_id, equipment_id, duct_id, fault_category_id
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Only Scan using repair_log__plant_{}_created_at_id_ix on repair_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, created_at as at0, id as at1 from repair_log where (plant_id = ? and {} = ?) order by created_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: report_id, equipment_id, duct_id, fault_category_id, status
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using repair_log__plant_{}_created_at_id_ix on repair_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and id in (select repair_log_repairer.owner_id from repair_log_repairer where repair_log_repairer.target_id in (?, …)) -- repairer_ids
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan Backward using repair_log__plant_created_at_id_repair_no_ix on repair_log
--                 Index Cond: (plant_id = ?)
--           -> Index Only Scan using repair_log_repairer_owner_id_target_id_pk on repair_log_repairer
--                 Index Cond: ((owner_id = repair_log.id) AND (target_id = ANY (ARRAY[?, ?])))

and (complete_date >= ? and complete_date <= ?)
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--                 Index Cond: ((plant_id = ?) AND (complete_date >= ?) AND (complete_date <= ?))

and (created_at >= ? and created_at <= ?)
--   Limit
--     -> Index Only Scan Backward using repair_log__plant_created_at_id_repair_no_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (created_at >= ?) AND (created_at <= ?))

select count(*)
from (
  select id as id
  from repair_log
  where (
    plant_id = ?
      and report_id in (
        select distinct report_log.id as id
        from report_log
        where text_grams(
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
                                replace(replace(replace(replace(coalesce(description, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''),
                                  '
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
      )
  )
  limit ?
) as found
-- keyword
--   Aggregate
--     -> Limit
--           -> Merge Join
--                 Merge Cond: (repair_log.report_id = report_log.id)
--                 -> Index Only Scan using repair_log__plant_report_created_at_id_ix on repair_log
--                       Index Cond: (plant_id = ?)
--                 -> Unique
--                       -> Sort
--                             Sort Key: report_log.id
--                             -> Seq Scan on report_log

and (
  (repair_no ilike ? escape '\' and (repair_no ilike ? escape '\' or squeezed(repair_no) ilike ? escape '\'))
    or (fault_description ilike ? escape '\' and (fault_description ilike ? escape '\' or squeezed(fault_description) ilike ? escape '\'))
    or (
      select (
        report_log.report_no ilike ? escape '\'
          and (report_log.report_no ilike ? escape '\' or squeezed(report_log.report_no) ilike ? escape '\')
      )
      from report_log
      where (report_log.id = report_id and report_log.plant_id = ?)
    )
)
  and id in (
    select distinct id
    from (
      select distinct id as id
      from repair_log
      where text_grams(
        lower(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(repair_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(
                            replace(
                              replace(replace(replace(replace(coalesce(fault_description, ''), '-', ''), ' ', ''), '_', ''), '/', ''),
                                '(', ''), '
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
      union all
      select id as id
      from repair_log
      where (
        plant_id = ?
          and report_id in (
            select distinct report_log.id as id
            from report_log
            where text_grams(
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
                                    replace(replace(replace(replace(coalesce(description, ''), '-', ''), ' ', ''), '_', ''), '/', ''),
                                      '(', ''), '
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
          )
      )
    ) as found
  )
-- keyword
--   Limit
--     -> Sort
--           Sort Key: repair_log.created_at DESC, repair_log.id DESC
--           -> Nested Loop
--                 -> Unique
--                       -> Merge Append
--                             Sort Key: repair_log.id
--                             -> Unique
--                                   -> Sort
--                                         Sort Key: repair_log.id
--                                         -> Seq Scan on repair_log
--                             -> Sort
--                                   Sort Key: repair_log.id
--                                   -> Merge Join
--                                         Merge Cond: (repair_log.report_id = report_log.id)
--                                         -> Index Only Scan using repair_log__plant_report_created_at_id_ix on repair_log
--                                               Index Cond: (plant_id = ?)
--                                         -> Unique
--                                               -> Sort
--                                                     Sort Key: report_log.id
--                                                     -> Seq Scan on report_log
--                 -> Index Scan using repair_log__plant_uq on repair_log
--                       Index Cond: ((plant_id = ?) AND (id = repair_log.id))
--                       SubPlan 1
--                         -> Index Scan using report_log__plant_uq on report_log
--                               Index Cond: ((plant_id = ?) AND (id = repair_log.report_id))

select report_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_report_id
--   Limit
--     -> GroupAggregate
--           Group Key: report_id
--           -> Index Only Scan using repair_log__plant_report_created_at_id_ix on repair_log
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using repair_log__plant_equipment_created_at_id_ix on repair_log
--                 Index Cond: (plant_id = ?)

select duct_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_duct_id
--   Limit
--     -> GroupAggregate
--           Group Key: duct_id
--           -> Index Only Scan using repair_log__plant_duct_created_at_id_ix on repair_log
--                 Index Cond: (plant_id = ?)

select fault_category_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_fault_category_id
--   Limit
--     -> GroupAggregate
--           Group Key: fault_category_id
--           -> Index Only Scan using repair_log__plant_fault_category_created_at_id_ix on repair_log
--                 Index Cond: (plant_id = ?)

select repair_type as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_repair_type
--   Limit
--     -> HashAggregate
--           Group Key: repair_type
--           -> Index Only Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((complete_date + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from repair_log
where plant_id = ?
group by 1
limit ?
-- group_complete_date
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((complete_date + '62167420800000'::bigint) / 1000) - '6…
--           -> Index Only Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using repair_log__plant_status_created_at_id_ix on repair_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from repair_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--                 Index Cond: (plant_id = ?)

select max(id) from repair_log -- group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using repair_log_pkey on repair_log
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from repair_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--                 Index Cond: (plant_id = ?)

select report_id as key0, count(*), cast(sum(expected_days) as text), cast(count(expected_days) as text), cast(min(expected_days) as text),
  cast(max(expected_days) as text)
from repair_log
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: report_id
--           -> Index Scan using repair_log__plant_report_created_at_id_ix on repair_log
--                 Index Cond: (plant_id = ?)
