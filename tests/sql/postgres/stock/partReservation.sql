select id from part_reservation where plant_id = ? order by due_date asc, id asc limit ?
--   Limit
--     -> Index Only Scan using part_reservation__plant_due_date_id_ix on part_reservation
--           Index Cond: (plant_id = ?)

select count(*) from part_reservation where plant_id = ?
--   Aggregate
--     -> Index Only Scan using part_reservation__plant_maintenance_order_due_date_id_ix on part_reservation
--           Index Cond: (plant_id = ?)

order by due_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using part_reservation__plant_due_date_id_ix on part_reservation
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using part_reservation__plant_uq on part_reservation
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C"
--           -> Index Scan using part_reservation__plant_uq on part_reservation
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Index Scan using part_reservation__plant_uq on part_reservation
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: part_id, repair_log_id, maintenance_order_id
--   Limit
--     -> Index Only Scan using part_reservation__plant_{}_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: part_id, repair_log_id, maintenance_order_id
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Index Only Scan using part_reservation__plant_{}_due_date_id_ix on part_reservation
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, due_date as at0, id as at1 from part_reservation where (plant_id = ? and {} = ?) order by due_date asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: part_id, repair_log_id, maintenance_order_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using part_reservation__plant_{}_due_date_id_ix on part_reservation
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and due_date = ?
--   Limit
--     -> Index Only Scan using part_reservation__plant_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (due_date = ?))

and (due_date >= ? and due_date <= ?)
--   Limit
--     -> Index Only Scan using part_reservation__plant_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (due_date >= ?) AND (due_date <= ?))

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using part_reservation__plant_due_date_id_ix on part_reservation
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Result
--                 One-Time Filter: false

select part_id as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_part_id
--   Limit
--     -> GroupAggregate
--           Group Key: part_id
--           -> Index Only Scan using part_reservation__plant_part_due_date_id_ix on part_reservation
--                 Index Cond: (plant_id = ?)

select substr(due_date, 1, 7) as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_due_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(due_date, 1, 7)
--           -> Index Only Scan using part_reservation__plant_maintenance_order_due_date_id_ix on part_reservation
--                 Index Cond: (plant_id = ?)

select repair_log_id as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_repair_log_id
--   Limit
--     -> GroupAggregate
--           Group Key: repair_log_id
--           -> Index Only Scan using part_reservation__plant_repair_log_due_date_id_ix on part_reservation
--                 Index Cond: (plant_id = ?)

select maintenance_order_id as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_maintenance_order_id
--   Limit
--     -> GroupAggregate
--           Group Key: maintenance_order_id
--           -> Index Only Scan using part_reservation__plant_maintenance_order_due_date_id_ix on part_reservation
--                 Index Cond: (plant_id = ?)

select max(id) from part_reservation -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using part_reservation_pkey on part_reservation
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from part_reservation
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using part_reservation__plant_maintenance_order_due_date_id_ix on part_reservation
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from part_reservation
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using part_reservation__plant_maintenance_order_due_date_id_ix on part_reservation
--                 Index Cond: (plant_id = ?)

select part_id as key0, unit_of_0.unit as unit0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text),
  cast(min(quantity) as text), cast(max(quantity) as text)
from part_reservation
left
join spare_part unit_of_0 on unit_of_0.id = part_id
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: part_reservation.part_id, unit_of.unit
--           -> Incremental Sort
--                 Sort Key: part_reservation.part_id, unit_of.unit COLLATE "C"
--                 Presorted Key: part_reservation.part_id
--                 -> Nested Loop Left Join
--                       -> Index Scan using part_reservation__plant_part_due_date_id_ix on part_reservation
--                             Index Cond: (plant_id = ?)
--                       -> Index Scan using spare_part_pkey on spare_part unit_of
--                             Index Cond: (id = part_reservation.part_id)
