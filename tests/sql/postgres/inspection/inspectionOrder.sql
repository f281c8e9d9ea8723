select id from inspection_order where plant_id = ? order by plan_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using inspection_order__plant_plan_date_id_inspect_no_ix on inspection_order
--           Index Cond: (plant_id = ?)

select count(*) from inspection_order where plant_id = ?
--   Aggregate
--     -> Index Only Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--           Index Cond: (plant_id = ?)

order by plan_date asc, id asc
--   Limit
--     -> Index Only Scan using inspection_order__plant_plan_date_id_inspect_no_ix on inspection_order
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using inspection_order__plant_uq on inspection_order
--           Index Cond: (plant_id = ?)

order by inspect_no asc, id asc
--   Limit
--     -> Index Only Scan using inspection_order__plant_inspect_no_id_ix on inspection_order
--           Index Cond: (plant_id = ?)

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
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: inspection_order.id
--                                   -> Index Only Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                                         Index Cond: ((plant_id = ?) AND (status = ?) AND (due_until < ?))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using inspection_order__plant_uq on inspection_order
--                                   Index Cond: (plant_id = ?)

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
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: inspection_order.id
--                                   -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                                         Index Cond: ((plant_id = ?) AND (status = ?))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using inspection_order__plant_uq on inspection_order
--                                   Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC
--           -> Index Scan using inspection_order__plant_uq on inspection_order
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_uq on inspection_order
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and inspect_no = ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__inspect_no_uq on inspection_order
--                 Index Cond: ((plant_id = ?) AND (inspect_no = ?))

and inspect_no is null
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_inspect_no_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (inspect_no IS NULL))

and inspect_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_inspect_no_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (inspect_no = ANY (ARRAY[?, ?])))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- inspect_no
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
                          replace(replace(replace(replace(coalesce(point_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(value1, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: inspect_no
and {} = ? -- {}: point_name, check_name, inspect_mode, inspect_cycle, value1, is_over_ref
and {} is null -- {}: point_name, check_name, value1
and {} in (?, …) -- {}: point_name, check_name, inspect_mode, inspect_cycle, value1
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
                          replace(replace(replace(replace(coalesce(inspect_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(value1, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: point_name
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
                          replace(replace(replace(replace(coalesce(inspect_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(point_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(value1, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: check_name
and ({} >= ? and {} <= ?) -- {}: due_until, done_at, created_at, updated_at
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
                          replace(replace(replace(replace(coalesce(inspect_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(point_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: value1
and (
  (inspect_no ilike ? escape '\' and (inspect_no ilike ? escape '\' or squeezed(inspect_no) ilike ? escape '\'))
    or (point_name ilike ? escape '\' and (point_name ilike ? escape '\' or squeezed(point_name) ilike ? escape '\'))
    or (check_name ilike ? escape '\' and (check_name ilike ? escape '\' or squeezed(check_name) ilike ? escape '\'))
    or (value1 ilike ? escape '\' and (value1 ilike ? escape '\' or squeezed(value1) ilike ? escape '\'))
)
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
                          replace(replace(replace(replace(coalesce(inspect_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(point_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(value1, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- keyword
and (inspect_no ilike ? escape '\' and (inspect_no ilike ? escape '\' or squeezed(inspect_no) ilike ? escape '\'))
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
                          replace(replace(replace(replace(coalesce(inspect_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(point_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(value1, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- covered
--   Limit
--     -> Index Scan Backward using inspection_order__plant_plan_date_id_inspect_no_ix on inspection_order
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: point_id, equipment_id, shift_id, inspector_id
--   Limit
--     -> Index Only Scan Backward using inspection_order__plant_{}_plan_date_id_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: point_id, equipment_id, shift_id, inspector_id
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using inspection_order__plant_{}_plan_date_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using inspection_order__plant_{}_plan_date_id_ix on inspection_order
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and plan_date = ?
--   Limit
--     -> Index Only Scan Backward using inspection_order__plant_plan_date_id_inspect_no_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND (plan_date = ?))

and (plan_date >= ? and plan_date <= ?)
--   Limit
--     -> Index Only Scan Backward using inspection_order__plant_plan_date_id_inspect_no_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND (plan_date >= ?) AND (plan_date <= ?))

and status = ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (status = ?))

and status in (?, …)
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

and ((status = ? and due_until < ?)) -- is_missed
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (status = ?) AND (due_until < ?))

and ((status = ? and done_at > due_until + 1800000)) -- is_late
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (status = ?))

select point_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_point_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: point_id
--           -> Index Only Scan using inspection_order__plant_point_plan_date_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using inspection_order__plant_equipment_plan_date_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select max(id) from inspection_order
-- group_inspect_mode, group_inspect_cycle, group_is_over_ref, group_done_at, group_is_missed, group_is_late, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using inspection_order_pkey on inspection_order
--                   Index Cond: (id IS NOT NULL)

select inspect_mode as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_inspect_mode
--   Limit
--     -> HashAggregate
--           Group Key: inspect_mode
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select inspect_cycle as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_inspect_cycle
--   Limit
--     -> HashAggregate
--           Group Key: inspect_cycle
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using inspection_order__plant_shift_plan_date_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select substr(plan_date, 1, 7) as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_plan_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(plan_date, 1, 7)
--           -> Index Only Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((due_until + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from inspection_order
where plant_id = ?
group by 1
limit ?
-- group_due_until
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((due_until + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select inspector_id as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_inspector_id
--   Limit
--     -> GroupAggregate
--           Group Key: inspector_id
--           -> Index Only Scan using inspection_order__plant_inspector_plan_date_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select is_over_ref as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_is_over_ref
--   Limit
--     -> HashAggregate
--           Group Key: is_over_ref
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((done_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from inspection_order
where plant_id = ?
group by 1
limit ?
-- group_done_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((done_at + '62167420800000'::bigint) / 1000) - '6216739…
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from inspection_order where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select case when (status = ? and due_until < ?) then 1 else 0 end as key0, count(*)
from inspection_order
where plant_id = ?
group by 1
limit ?
-- group_is_missed
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((status = ?) AND (due_until < ?)) THEN 1 ELSE 0 END
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select case when (status = ? and done_at > due_until + 1800000) then 1 else 0 end as key0, count(*)
from inspection_order
where plant_id = ?
group by 1
limit ?
-- group_is_late
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((status = ?) AND (done_at > (due_until + 1800000))) THEN 1 ELSE 0 END
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from inspection_order
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from inspection_order
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--                 Index Cond: (plant_id = ?)
