select id from maintenance_order where plant_id = ? order by plan_date asc, id asc limit ?
--   Limit
--     -> Index Only Scan using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--           Index Cond: (plant_id = ?)

select count(*) from maintenance_order where plant_id = ?
--   Aggregate
--     -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--           Index Cond: (plant_id = ?)

order by plan_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using maintenance_order__plant_uq on maintenance_order
--           Index Cond: (plant_id = ?)

order by maint_no asc, id asc
--   Limit
--     -> Index Only Scan using maintenance_order__plant_maint_no_id_ix on maintenance_order
--           Index Cond: (plant_id = ?)

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
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: maintenance_order.id
--                                   -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                         Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])) AND (plan_date < ?))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using maintenance_order__plant_uq on maintenance_order
--                                   Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C"
--           -> Index Scan using maintenance_order__plant_uq on maintenance_order
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C", id
--           -> Index Scan using maintenance_order__plant_uq on maintenance_order
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and maint_no = ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C", id
--           -> Index Scan using maintenance_order__maint_no_uq on maintenance_order
--                 Index Cond: ((plant_id = ?) AND (maint_no = ?))

and maint_no is null
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C", id
--           -> Index Scan using maintenance_order__plant_maint_no_id_ix on maintenance_order
--                 Index Cond: ((plant_id = ?) AND (maint_no IS NULL))

and maint_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C", id
--           -> Index Scan using maintenance_order__plant_maint_no_id_ix on maintenance_order
--                 Index Cond: ((plant_id = ?) AND (maint_no = ANY (ARRAY[?, ?])))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- maint_no
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
                          replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: maint_no
and {} = ? -- {}: check_name, maint_craft, actual_date
and {} is null -- {}: check_name
and {} in (?, …) -- {}: check_name, maint_craft
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
                          replace(replace(replace(replace(coalesce(maint_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: check_name
and ({} >= ? and {} <= ?) -- {}: actual_date, created_at, updated_at
and (
  (maint_no ilike ? escape '\' and (maint_no ilike ? escape '\' or squeezed(maint_no) ilike ? escape '\'))
    or (check_name ilike ? escape '\' and (check_name ilike ? escape '\' or squeezed(check_name) ilike ? escape '\'))
)
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(maint_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
and (maint_no ilike ? escape '\' and (maint_no ilike ? escape '\' or squeezed(maint_no) ilike ? escape '\'))
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(maint_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(check_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
--     -> Index Scan using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: equipment_id, plan_id, owner_id, status
--   Limit
--     -> Index Only Scan using maintenance_order__plant_{}_plan_date_id_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: equipment_id, plan_id, owner_id
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C", id
--           -> Index Only Scan using maintenance_order__plant_{}_plan_date_id_ix on maintenance_order
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using maintenance_order__plant_{}_plan_date_id_ix on maintenance_order
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and plan_date = ?
--   Limit
--     -> Index Only Scan using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (plan_date = ?))

and (plan_date >= ? and plan_date <= ?)
--   Limit
--     -> Index Only Scan using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (plan_date >= ?) AND (plan_date <= ?))

and ((status in (?, …) and plan_date < ?)) -- is_overdue
--   Limit
--     -> Index Scan using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (plan_date < ?))

select equipment_id as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using maintenance_order__plant_equipment_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select plan_id as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_plan_id
--   Limit
--     -> GroupAggregate
--           Group Key: plan_id
--           -> Index Only Scan using maintenance_order__plant_plan_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select max(id) from maintenance_order
-- group_maint_craft, group_actual_date, group_is_overdue, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using maintenance_order_pkey on maintenance_order
--                   Index Cond: (id IS NOT NULL)

select maint_craft as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_maint_craft
--   Limit
--     -> HashAggregate
--           Group Key: maint_craft
--           -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select owner_id as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_owner_id
--   Limit
--     -> GroupAggregate
--           Group Key: owner_id
--           -> Index Only Scan using maintenance_order__plant_owner_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select substr(plan_date, 1, 7) as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_plan_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(plan_date, 1, 7)
--           -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select substr(actual_date, 1, 7) as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_actual_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(actual_date, 1, 7)
--           -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from maintenance_order where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select case when (status in (?, …) and plan_date < ?) then 1 else 0 end as key0, count(*)
from maintenance_order
where plant_id = ?
group by 1
limit ?
-- group_is_overdue
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((status = ANY (ARRAY[?, ?])) AND (plan_date < ?)) THEN 1 ELSE 0 END
--           -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from maintenance_order
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from maintenance_order
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*), cast(sum(maint_level) as text), cast(count(maint_level) as text), cast(min(maint_level) as text),
  cast(max(maint_level) as text)
from maintenance_order
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Scan using maintenance_order__plant_equipment_plan_date_id_ix on maintenance_order
--                 Index Cond: (plant_id = ?)
