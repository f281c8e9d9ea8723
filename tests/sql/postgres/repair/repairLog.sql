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

and {} ilike ? escape '\' and text_grams(lower(coalesce({}, '') || ' ' || coalesce(fault_description, '') || ' ')) @@ ?::tsquery
-- {}: repair_no
and {} = ? -- {}: fault_description, repair_type
and {} is null -- {}: fault_description
and {} in (?, …) -- {}: fault_description, repair_type
and {} ilike ? escape '\' and text_grams(lower(coalesce(repair_no, '') || ' ' || coalesce({}, '') || ' ')) @@ ?::tsquery
-- {}: fault_description
and ({} >= ? and {} <= ?) -- {}: updated_at
and (repair_no ilike ? escape '\' or fault_description ilike ? escape '\')
  and text_grams(lower(coalesce(repair_no, '') || ' ' || coalesce(fault_description, '') || ' ')) @@ ?::tsquery
-- keyword
and repair_no ilike ? escape '\'
  and text_grams(lower(coalesce(repair_no, '') || ' ' || coalesce(fault_description, '') || ' ')) @@ ?::tsquery
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
