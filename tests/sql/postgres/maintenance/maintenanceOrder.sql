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

and {} ilike ? escape '\' and text_grams(lower(coalesce({}, '') || ' ' || coalesce(check_name, '') || ' ')) @@ ?::tsquery -- {}: maint_no
and {} = ? -- {}: check_name, maint_craft, actual_date
and {} is null -- {}: check_name
and {} in (?, …) -- {}: check_name, maint_craft
and {} ilike ? escape '\' and text_grams(lower(coalesce(maint_no, '') || ' ' || coalesce({}, '') || ' ')) @@ ?::tsquery -- {}: check_name
and ({} >= ? and {} <= ?) -- {}: actual_date, created_at, updated_at
and (maint_no ilike ? escape '\' or check_name ilike ? escape '\')
  and text_grams(lower(coalesce(maint_no, '') || ' ' || coalesce(check_name, '') || ' ')) @@ ?::tsquery
-- keyword
and maint_no ilike ? escape '\' and text_grams(lower(coalesce(maint_no, '') || ' ' || coalesce(check_name, '') || ' ')) @@ ?::tsquery
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
