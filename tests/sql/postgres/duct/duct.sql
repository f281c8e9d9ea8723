select id from duct where plant_id = ? order by duct_no asc, id asc limit ?
and (duct_no ilike ? escape '\' and (duct_no ilike ? escape '\' or squeezed(duct_no) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Only Scan using duct__plant_duct_no_id_ix on duct
--           Index Cond: (plant_id = ?)

select count(*) from duct where plant_id = ?
--   Aggregate
--     -> Index Only Scan using duct__plant_equipment_duct_no_id_ix on duct
--           Index Cond: (plant_id = ?)

order by duct_no desc, id desc
--   Limit
--     -> Index Only Scan Backward using duct__plant_duct_no_id_ix on duct
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using duct__plant_uq on duct
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: sort_order
and {} ilike ? escape '\' -- {}: duct_no
--   Limit
--     -> Index Only Scan using duct__plant_{}_id_ix on duct
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: duct_no COLLATE "C"
--           -> Index Scan using duct__plant_uq on duct
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: duct_no COLLATE "C", id
--           -> Index Scan using duct__plant_uq on duct
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and duct_no = ?
--   Limit
--     -> Index Only Scan using duct__plant_duct_no_id_ix on duct
--           Index Cond: ((plant_id = ?) AND (duct_no = ?))

and duct_no is null
--   Limit
--     -> Index Only Scan using duct__plant_duct_no_id_ix on duct
--           Index Cond: ((plant_id = ?) AND (duct_no IS NULL))

and duct_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: duct_no COLLATE "C", id
--           -> Index Only Scan using duct__plant_duct_no_id_ix on duct
--                 Index Cond: ((plant_id = ?) AND (duct_no = ANY (ARRAY[?, ?])))

and equipment_id = ?
--   Limit
--     -> Index Only Scan using duct__plant_equipment_duct_no_id_ix on duct
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?))

and equipment_id is null
--   Limit
--     -> Sort
--           Sort Key: duct_no COLLATE "C", id
--           -> Index Only Scan using duct__plant_equipment_duct_no_id_ix on duct
--                 Index Cond: ((plant_id = ?) AND (equipment_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, duct_no as at0, id as at1 from duct where (plant_id = ? and equipment_id = ?) order by duct_no asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using duct__plant_equipment_duct_no_id_ix on duct
--                                   Index Cond: ((plant_id = ?) AND (equipment_id = ?))
--                 …

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using duct__plant_duct_no_id_ix on duct
--           Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from duct where plant_id = ? group by 1 limit ? -- group_equipment_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using duct__plant_equipment_duct_no_id_ix on duct
--                 Index Cond: (plant_id = ?)

select max(id) from duct -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using duct_pkey on duct
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from duct where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using duct__plant_equipment_duct_no_id_ix on duct
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from duct
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using duct__plant_equipment_duct_no_id_ix on duct
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from duct
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using duct__plant_equipment_duct_no_id_ix on duct
--                 Index Cond: (plant_id = ?)
