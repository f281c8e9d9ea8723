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
    lower(coalesce({}, '') || ' ' || coalesce(point_name, '') || ' ' || coalesce(check_name, '') || ' ' || coalesce(value1, '') || ' ')
  ) @@ ?::tsquery
-- {}: inspect_no
and {} = ? -- {}: point_name, check_name, inspect_mode, inspect_cycle, value1, is_over_ref
and {} is null -- {}: point_name, check_name, value1
and {} in (?, …) -- {}: point_name, check_name, inspect_mode, inspect_cycle, value1
and {} ilike ? escape '\'
  and text_grams(
    lower(coalesce(inspect_no, '') || ' ' || coalesce({}, '') || ' ' || coalesce(check_name, '') || ' ' || coalesce(value1, '') || ' ')
  ) @@ ?::tsquery
-- {}: point_name
and {} ilike ? escape '\'
  and text_grams(
    lower(coalesce(inspect_no, '') || ' ' || coalesce(point_name, '') || ' ' || coalesce({}, '') || ' ' || coalesce(value1, '') || ' ')
  ) @@ ?::tsquery
-- {}: check_name
and ({} >= ? and {} <= ?) -- {}: due_until, done_at, created_at, updated_at
and {} ilike ? escape '\'
  and text_grams(
    lower(coalesce(inspect_no, '') || ' ' || coalesce(point_name, '') || ' ' || coalesce(check_name, '') || ' ' || coalesce({}, '') || ' ')
  ) @@ ?::tsquery
-- {}: value1
and (inspect_no ilike ? escape '\' or point_name ilike ? escape '\' or check_name ilike ? escape '\' or value1 ilike ? escape '\')
  and text_grams(
    lower(
      coalesce(inspect_no, '') || ' ' || coalesce(point_name, '') || ' ' || coalesce(check_name, '') || ' ' || coalesce(value1, '') || ' '
    )
  ) @@ ?::tsquery
-- keyword
and inspect_no ilike ? escape '\'
  and text_grams(
    lower(
      coalesce(inspect_no, '') || ' ' || coalesce(point_name, '') || ' ' || coalesce(check_name, '') || ' ' || coalesce(value1, '') || ' '
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
